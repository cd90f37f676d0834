/** The tab in which somebody signs in again for another tab, and what the two tell each other. */

/** Its name, as the target of a link. */
export const signInWindow = 'opnieuw-inloggen';

const word = 'signed-in-again';

/** Tells the waiting tab that somebody is signed in, and closes this one, which was opened for that alone. */
export function tellSignedIn(): void {
  if (window.name !== signInWindow || window.opener === null) return;
  window.opener.postMessage(word, window.location.origin);
  window.close();
}

/** Calls back when that tab reports, and when somebody returns to this one; returns what ends it. */
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
