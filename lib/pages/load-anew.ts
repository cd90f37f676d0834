/**
 * Loads the page anew, once, where a part of it cannot be fetched: after a release the parts that an open page would
 * fetch are gone, and a whole load brings their successors.
 */

/** Says in the tab's own storage when that was last done. */
export const loadedAnewName = 'loaded_anew';
/** Milliseconds in which a second attempt would be a loop. */
const pause = 10 * 60_000;

/** Whether it was not tried just now; notes that it is. Without storage nothing keeps it from looping: no. */
function mayTry(): boolean {
  try {
    const last = Number(sessionStorage.getItem(loadedAnewName) ?? 0);
    if (Date.now() - last < pause) return false;
    sessionStorage.setItem(loadedAnewName, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Whether the site answers: where the network is away, a load would put an error of the browser's in the page's place. */
async function answers(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Resolves with whether the page is on its way; then nothing more need be said. */
export async function loadAnew(): Promise<boolean> {
  if (!(await answers()) || !mayTry()) return false;
  location.reload();
  return true;
}

/** Whether a failure means that a part of the page did not come, by the names that bundlers and browsers give it. */
export function isPartMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** Loads the page anew for a part that nobody was waiting for either; returns what ends that. */
export function hearMissingParts(): () => void {
  const hear = ({ reason }: PromiseRejectionEvent) => {
    if (isPartMissing(reason)) void loadAnew();
  };
  window.addEventListener('unhandledrejection', hear);
  return () => window.removeEventListener('unhandledrejection', hear);
}
