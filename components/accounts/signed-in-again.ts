/** The tab in which a user signs in again on behalf of another tab, and the messages between the two. */

/** The tab's name, used as a link's `target`. */
export const signInWindow = 'opnieuw-inloggen';

const word = 'signed-in-again';

/** Tells the waiting tab that the user is signed in, and closes this one, which was opened only for that. */
export function tellSignedIn(): void {
  if (window.name !== signInWindow || window.opener === null) return;
  window.opener.postMessage(word, window.location.origin);
  window.close();
}

/**
 * Calls back when that tab reports a sign-in and when the user returns to this tab. Returns a function that stops
 * listening.
 */
export function hearSignIn(onSignIn: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent) => {
    if (data === word && origin === window.location.origin) onSignIn();
  };
  window.addEventListener('message', hear);
  window.addEventListener('focus', onSignIn);
  return () => {
    window.removeEventListener('message', hear);
    window.removeEventListener('focus', onSignIn);
  };
}
