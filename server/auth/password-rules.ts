import 'server-only';

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * What a new password must be besides its length (lib/accounts/contract): not one that guessers try first, and not
 * built from the person's own name or address. No rules about kinds of characters (docs/rules/accounts.md#passwords).
 */

/** Fewer guesses than ten million fall in minutes once a hash has leaked. */
const minGuessesLog10 = 7;
/** Estimating takes time that grows with the square of the length; a longer password is safe anyway. */
const judgedLength = 64;
/** What must be left of a password without the person's own words. */
const minRest = 6;
const minOwnWord = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are a few megabytes: read at the first new password. */
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

/** Letters and digits alone, without accents or capitals. */
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

/** Whether hardly anything is left of the password without the person's own words. */
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
