/**
 * Leaves for `path` with a whole load: nothing fetched as somebody else may stay. Never resolves, so that the button
 * stays busy until the page is gone.
 */
export function goForGood(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise<never>(() => undefined);
}
