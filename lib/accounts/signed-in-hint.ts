/**
 * A cookie that script can read, set while somebody is signed in. It says whether asking makes sense, never who may do
 * what.
 */
export const signedInCookie = 'signed_in';

/** Whether it makes sense to ask who is signed in. */
export function isProbablySignedIn(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`);
}
