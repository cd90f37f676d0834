import 'server-only';

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Rules for a new password besides its length (lib/accounts/contract): not among the first guesses, and not built from
 * the person's own name or address. No rules about kinds of characters (docs/rules/accounts.md#passwords).
 */

/** A password that takes fewer than ten million guesses falls within minutes once its hash has leaked. */
const minGuessesLog10 = 7;
/** Estimating takes time quadratic in the length; a longer password is safe anyway. */
const judgedLength = 64;
/** How many characters must remain without the person's own words, and the shortest word that counts as one. */
const minRest = 6;
const minOwnWord = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are a few megabytes, so they are loaded at the first new password. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, common, dutch] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-nl-be'),
    ]);
    return new Factory({
      dictionary: { ...common.dictionary, ...dutch.dictionary },
      graphs: common.adjacencyGraphs,
      maxLength: judgedLength,
    });
  })();
  return estimator;
}

export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Keeps letters and digits only, without accents or capitals. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function ownWords({ firstName, lastName, email }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const parts = [email, local, firstName + lastName, lastName + firstName, firstName, lastName];
  const words = [
    ...parts,
    ...firstName.split(/[\s-]+/),
    ...lastName.split(/[\s-]+/),
    ...local.split(/[._+-]/),
  ];
  return [...new Set(words.map(bare))]
    .filter((word) => word.length >= minOwnWord)
    .sort((a, b) => b.length - a.length);
}

/** Whether the password contains the person's own words and little else. */
export function isOwnName(password: string, owner: PasswordOwner): boolean {
  const whole = bare(password);
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < minRest;
}

export type PasswordFault = 'own_name' | 'too_common';

/** Why a password of the right length is refused, or null. */
export async function findPasswordFault(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordFault | null> {
  if (isOwnName(password, owner)) return 'own_name';
  const estimate = (await loadEstimator()).check(password.normalize('NFKC'), ownWords(owner));
  return estimate.guessesLog10 < minGuessesLog10 ? 'too_common' : null;
}
