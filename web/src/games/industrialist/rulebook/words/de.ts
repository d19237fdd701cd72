export default import.meta.glob<string>("./de/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
