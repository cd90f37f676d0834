/**
 * What a call does when the password is asked again (423). On the dashboard a dialog asks; the call waits and is sent
 * once more, with what was typed. Elsewhere the call just fails.
 */

/** Asks for the password, with the server's sentence; whether the server took it. */
export type PasswordQuestion = (sentence: string) => Promise<boolean>;

let question: PasswordQuestion | null = null;
let asking: Promise<boolean> | null = null;

/** Sets the way to ask; returns what removes it. */
export function askPasswordWith(next: PasswordQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Waits for the password; calls refused together share one question. Returns whether to send the call once more. */
export async function givePasswordAgain(sentence: string): Promise<boolean> {
  if (!question) return false;
  asking ??= question(sentence).finally(() => (asking = null));
  return asking;
}
