// Phones let a page show notifications by way of a worker alone. This one does nothing else.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data));
});

/** The page that is open goes there; without one, a new one does. */
async function open(path) {
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ go: path });
  return page.focus();
}
