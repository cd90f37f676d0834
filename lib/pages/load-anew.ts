/**
 * Reloads the page, once, if one of its scripts cannot be loaded: after a release the chunks that an open page would
 * fetch are gone, and a reload gets the new ones.
 */

/** Session storage key of the time of the last reload. */
export const loadedAnewName = 'loaded_anew';
/** Milliseconds within which a second reload would be a loop. */
const pause = 10 * 60_000;

/**
 * Whether no reload was tried recently; records this one. False without storage, because nothing would prevent a loop.
 */
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

/** Whether the site is reachable: without a network, reloading would replace the page with a browser error. */
async function answers(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Resolves to whether the page is being reloaded, in which case no error needs to be shown. */
export async function loadAnew(): Promise<boolean> {
  if (!(await answers()) || !mayTry()) return false;
  location.reload();
  return true;
}

/**
 * Whether an error means that a chunk of the page could not be loaded, by the names and messages of bundlers and
 * browsers.
 */
export function isPartMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** Also reloads the page for chunks whose failure nobody handles; returns the function that stops listening. */
export function hearMissingParts(): () => void {
  const hear = ({ reason }: PromiseRejectionEvent) => {
    if (isPartMissing(reason)) void loadAnew();
  };
  window.addEventListener('unhandledrejection', hear);
  return () => window.removeEventListener('unhandledrejection', hear);
}
