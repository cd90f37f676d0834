/**
 * Handles calls made after the session has ended. On the dashboard the user can sign in again without leaving the page;
 * the call waits for it and is then sent once more, so that nothing typed is lost. Elsewhere the call just fails.
 */

/** Prompts the user to sign in again; resolves to whether they did. */
export type Renewal = () => Promise<boolean>;

let renewal: Renewal | null = null;
let asking: Promise<boolean> | null = null;
/** The user dismissed the prompt: background reads do not show it again. */
let isPutOff = false;

/** Registers the function that prompts for signing in; returns the function that unregisters it. */
export function renewWith(next: Renewal): () => void {
  renewal = next;
  return () => {
    if (renewal === next) renewal = null;
  };
}

/**
 * Waits until the user has signed in again; calls that fail at the same time share one prompt.
 * @param isWrite whether the call is a user action rather than a background read
 * @returns whether to send the call again
 */
export async function renewSession(isWrite: boolean): Promise<boolean> {
  if (!renewal || (isPutOff && !isWrite && !asking)) return false;
  asking ??= renewal().finally(() => (asking = null));
  const isRenewed = await asking;
  isPutOff = !isRenewed;
  return isRenewed;
}
