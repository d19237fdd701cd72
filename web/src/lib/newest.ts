/**
 * Tells the newest of several requests from older ones, whose answers may arrive later. A request
 * begins with `const isNewest = begin();` and shows its answer only if `isNewest()` is still true.
 *
 * For requests whose questions differ: to a page that repeats the same question, an older answer is
 * better than none.
 */
export function newest(): () => () => boolean {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}
