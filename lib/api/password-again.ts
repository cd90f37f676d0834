/**
 * Handles calls that need the password again (423). On the dashboard a dialog asks for it; the call waits and is then
 * sent once more, with its original body. Elsewhere the call just fails.
 */

/** Asks for the password, showing the server's message; resolves to whether the server accepted it. */
export type PasswordQuestion = (sentence: string) => Promise<boolean>;

let question: PasswordQuestion | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the function that asks for the password; returns the function that unregisters it. */
export function askPasswordWith(next: PasswordQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Waits for the password; concurrent calls share one dialog. Returns whether to send the call again. */
export async function givePasswordAgain(sentence: string): Promise<boolean> {
  if (!question) return false;
  asking ??= question(sentence).finally(() => (asking = null));
  return asking;
}
