/**
 * Loads `path` in place of this page, which then is not in the history. All of it is loaded, since what stands around
 * a page leads to that page in other languages. Never resolves, so that the button stays busy until the page is gone.
 */
export function replacePage(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise<never>(() => undefined);
}
