/**
 * Tells the window that the script of a part did not load: a `preload-error` with the error as its detail. A listener
 * that prevents its default has dealt with it; otherwise the error goes on as an uncaught one.
 */
export function tellPreloadError(error: unknown): void {
  const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
  if (window.dispatchEvent(event)) reportError(error);
}
