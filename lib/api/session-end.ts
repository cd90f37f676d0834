/**
 * What a call does when nobody is signed in any more. On the dashboard one can sign in again without leaving the page;
 * the call waits for it and is sent once more, so that nothing typed is lost. Elsewhere it just fails.
 */

/** Asks to sign in again; whether somebody did. */
export type Renewal = () => Promise<boolean>;

let renewal: Renewal | null = null;
let asking: Promise<boolean> | null = null;
/** It was put off: what the page reads by itself does not ask again. */
let isPutOff = false;

/** Sets the way to sign in again; returns what removes it. */
export function renewWith(next: Renewal): () => void {
  renewal = next;
  return () => {
    if (renewal === next) renewal = null;
  };
}

/**
 * Waits until somebody has signed in again; calls that fail together share one question.
 * @param isDeed whether a person did something, rather than the page just reading
 * @returns whether sending the call once more is worth it
 */
export async function renewSession(isDeed: boolean): Promise<boolean> {
  if (!renewal || (isPutOff && !isDeed && !asking)) return false;
  asking ??= renewal().finally(() => (asking = null));
  const isRenewed = await asking;
  isPutOff = !isRenewed;
  return isRenewed;
}
