/**
 * Dispatches a `preload-error` event on the window, with the error as its detail, when the script of a lazy-loaded part
 * failed. A listener that calls preventDefault has handled it; otherwise it is reported as an uncaught error.
 */
export function tellPreloadError(error: unknown): void {
  const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
  if (window.dispatchEvent(event)) reportError(error);
}
