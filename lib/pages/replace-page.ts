/**
 * Loads `path` in place of this page, which then is not in the history. It is a full load, because the layout around a
 * page links to that page in other languages. Never resolves, so that the button stays busy until the page is gone.
 */
export function replacePage(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise<never>(() => undefined);
}
