/**
 * A cookie readable by scripts, set while a user is signed in. It only hints whether asking the server for the user is
 * worthwhile; it grants nothing.
 */
export const signedInCookie = 'signed_in';

/** Whether it is worthwhile to ask the server who is signed in. */
export function isProbablySignedIn(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`);
}
