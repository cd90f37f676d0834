/**
 * Navigates to `path` with a full page load, so that nothing fetched as another user stays in memory. Never resolves,
 * so that the button stays busy until the page is gone.
 */
export function goForGood(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise<never>(() => undefined);
}
