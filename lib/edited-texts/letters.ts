/**
 * The subjects and openings of letters to guests that the operator can change, and how a letter reads them. The letters
 * to accounts are Dutch alone, and stay the code's.
 */
import { editedText } from '@/lib/languages/edited-text';
import { fill } from '@/lib/texts/fill';

interface Part {
  /** The text's name among those of the letter (`lib/texts/nl/server/letters-….ts`). */
  at: string;
  /** What it is made with, in order: a changed one has to say all of it, as `{home}`. */
  values: readonly string[];
}

interface Letter {
  subject: Part;
  opening: Part;
  /** The letter of `emails/catalogue.tsx` that it stands in. */
  mail: string;
}

const subject: Part = { at: 'subject', values: ['home'] };
const letter = <Mail extends string>(mail: Mail, opening: readonly string[] = [], at = 'text') => ({
  subject,
  opening: { at, values: opening },
  mail,
});

export const editedLetters = {
  'booking-received': letter('booking-received'),
  'booking-approved': letter('booking-approved'),
  'booking-confirmed': letter('booking-confirmed'),
  'booking-declined': letter('booking-declined'),
  'booking-canceled': letter('booking-canceled'),
  'withdrawn-for-guest': letter('withdrawn-for-guest'),
  'offer-made': letter('offer-made', [], 'intro'),
  'request-waiting': letter('request-waiting'),
  'way-in': letter('way-in', ['home']),
  'payment-noted': letter('payment-noted', ['amount']),
  'payment-reminder': letter('payment-reminder', ['day']),
  'payment-late': letter('payment-reminder', ['day']),
  'payment-plan-changed': letter('payment-plan-changed'),
  'contact-request-received': letter('contact-request-received', ['home']),
  'contact-request-closed': letter('contact-request-closed'),
  'review-asked': letter('review-asked', ['home']),
} as const satisfies Record<string, Letter>;
export type LetterName = keyof typeof editedLetters;

export const isLetterName = (text: string): text is LetterName => Object.hasOwn(editedLetters, text);

export const letterParts = ['subject', 'opening'] as const;
export type LetterPart = (typeof letterParts)[number];

export const letterTextKey = (name: LetterName, part: LetterPart): string => `letter.${name}.${part}`;

function edited(key: string, values: readonly string[], own: unknown): unknown {
  if (typeof own !== 'function') return editedText(key) ?? own;
  return (...given: (string | number)[]) => {
    const text = editedText(key);
    if (text === null) return own(...given);
    return fill(text, Object.fromEntries(values.map((value, place) => [value, given[place] ?? ''])));
  };
}

/** The texts of a letter, of which the subject and the opening are the operator's where they were changed. */
export function editedLetter<T extends object>(name: LetterName, own: T): T {
  return new Proxy(own, {
    get: (target, field) => {
      const part = letterParts.find((one) => editedLetters[name][one].at === field);
      const value = Reflect.get(target, field);
      return part ? edited(letterTextKey(name, part), editedLetters[name][part].values, value) : value;
    },
  });
}

/** What the code's own text says, with a name in braces for each value. */
export function letterText(name: LetterName, part: LetterPart, texts: object): string {
  const { at, values } = editedLetters[name][part];
  const own: unknown = Reflect.get(texts, at);
  return typeof own === 'function' ? String(own(...values.map((value) => `{${value}}`))) : String(own);
}
