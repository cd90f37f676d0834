/**
 * Tells the window that the script of a part did not come (spec P §8): a `preload-error` with the error as its detail.
 * Whoever prevents its default has dealt with it; else the error goes on as one that nobody caught.
 */
export function tellPreloadError(error: unknown): void {
  const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
  if (window.dispatchEvent(event)) reportError(error);
}
