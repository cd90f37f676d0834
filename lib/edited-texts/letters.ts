/**
 * The subjects and openings of letters that the operator can change, and how a letter reads them
 * (docs/rules/edited-texts.md#a-new-letter). Those to guests are functions, in four languages; all others are only in
 * Dutch: sentences with placeholders in braces.
 */
import { letterParts } from '@/lib/edited-texts/kinds';
import type { LetterPart } from '@/lib/edited-texts/kinds';
import { editedText } from '@/lib/languages/edited-text';
import type { DutchLetter } from '@/lib/edited-texts/dutch-letter';
import { siteName } from '@/lib/site';
import { fill } from '@/lib/texts/fill';
import { accountLetters } from '@/lib/texts/letters-accounts';
import { landlordLetters } from '@/lib/texts/letters-landlords';

interface Part {
  /** The text's name among the letter's texts (`lib/texts/nl/server/letters-….ts`). */
  at: string;
  /** The values filled in, in order: a changed text must contain each of them, as `{home}`. */
  values: readonly string[];
}

interface GuestLetter {
  subject?: Part;
  opening?: Part;
  /** The letter's name in `emails/catalogue.tsx`. */
  mail: string;
}

const subjectOf = (...values: readonly string[]) => ({ subject: { at: 'subject', values } });
const openingOf = (...values: readonly string[]) => ({ opening: { at: 'text', values } });
const letter = <Mail extends string>(mail: Mail, opening: readonly string[] = []) => ({
  ...subjectOf('home'),
  ...openingOf(...opening),
  mail,
});

export const guestLetters = {
  'booking-received': letter('booking-received'),
  'booking-approved': letter('booking-approved'),
  'booking-confirmed': letter('booking-confirmed'),
  'booking-declined': letter('booking-declined'),
  'booking-declined-closed': letter('booking-declined'),
  'booking-canceled': letter('booking-canceled'),
  'withdrawn-for-guest': letter('withdrawn-for-guest'),
  'offer-made': { mail: 'offer-made', ...subjectOf('home'), opening: { at: 'intro', values: [] } },
  'change-asked': letter('change-for-guest'),
  'change-accepted': letter('change-for-guest'),
  'change-declined': letter('change-for-guest'),
  'change-taken_back': letter('change-for-guest'),
  'request-waiting': letter('request-waiting'),
  'messages-for-guest': { mail: 'messages-for-guest', ...subjectOf('home') },
  'messages-on-page': letter('messages-for-guest'),
  'way-in': letter('way-in', ['home']),
  'payment-noted': letter('payment-noted', ['amount']),
  'payment-reminder': letter('payment-reminder', ['day']),
  'payment-late': letter('payment-reminder', ['day']),
  'payment-plan-changed': letter('payment-plan-changed'),
  'deposit-returned': letter('deposit-returned'),
  'deposit-settled': letter('deposit-returned'),
  'new-agreement': { mail: 'payment-plan-changed', ...openingOf() },
  'contact-request-received': letter('contact-request-received', ['home']),
  'contact-request-closed': letter('contact-request-closed'),
  'inbox-answer': { mail: 'inbox-answer', ...subjectOf(), ...openingOf() },
  'search-alert-asked': { mail: 'search-alert-asked', ...subjectOf(), ...openingOf('site') },
  'search-alert-on': { mail: 'search-alert-asked', ...subjectOf(), ...openingOf() },
  'search-alert-home': letter('search-alert-found'),
  'search-alert-one': { mail: 'search-alert-found', ...subjectOf('home', 'town'), ...openingOf() },
  'search-alert-found': { mail: 'search-alert-found', ...subjectOf('count'), ...openingOf() },
  'review-asked': letter('review-asked', ['home']),
  'review-hidden': letter('review-hidden'),
  'notice-received': { mail: 'notice-received', ...subjectOf(), ...openingOf() },
  'notice-decided': { mail: 'notice-decided', ...subjectOf(), ...openingOf() },
  'letter-appeal-answered': {
    mail: 'letter-appeal-answered',
    ...subjectOf('name'),
    ...openingOf('name'),
  },
  'letter-appeal-reversed': {
    mail: 'letter-appeal-answered',
    ...subjectOf('name'),
    ...openingOf('name'),
  },
  'decision-made': { mail: 'decision-made', ...subjectOf('name') },
} as const satisfies Readonly<Record<string, GuestLetter>>;
export type GuestLetterName = keyof typeof guestLetters;

export const dutchLetters = { ...landlordLetters, ...accountLetters };
type DutchLetterName = keyof typeof dutchLetters;

export type LetterName = GuestLetterName | DutchLetterName;

const ofGuests: Readonly<Record<GuestLetterName, GuestLetter>> = guestLetters;
const ofOthers: Readonly<Record<DutchLetterName, DutchLetter>> = dutchLetters;

export const isGuestLetter = (text: string): text is GuestLetterName => Object.hasOwn(guestLetters, text);
const isDutchLetter = (text: string): text is DutchLetterName => Object.hasOwn(dutchLetters, text);
export const isLetterName = (text: string): text is LetterName => isGuestLetter(text) || isDutchLetter(text);

export const allLetters: readonly LetterName[] = [
  ...Object.keys(guestLetters),
  ...Object.keys(dutchLetters),
].filter(isLetterName);

/** The letter's name in `emails/catalogue.tsx`. */
export const mailOf = (name: LetterName): string =>
  isGuestLetter(name) ? guestLetters[name].mail : (ofOthers[name].mail ?? name);

export const letterTextKey = (name: LetterName, part: LetterPart): string => `letter.${name}.${part}`;

function edited(key: string, values: readonly string[], own: unknown): unknown {
  if (typeof own !== 'function') return editedText(key) ?? own;
  return (...given: (string | number)[]) => {
    const text = editedText(key);
    if (text === null) return own(...given);
    return fill(text, Object.fromEntries(values.map((value, place) => [value, given[place] ?? ''])));
  };
}

/** The texts of a letter to guests, with the operator's subject and opening where those were changed. */
export function editedLetter<T extends object>(name: GuestLetterName, own: T): T {
  return new Proxy(own, {
    get: (target, field) => {
      const part = letterParts.find((one) => ofGuests[name][one]?.at === field);
      const value = Reflect.get(target, field);
      return part ? edited(letterTextKey(name, part), ofGuests[name][part]?.values ?? [], value) : value;
    },
  });
}

/** The placeholders in braces, except the site's name, which is always known. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'site'> | NamesIn<Rest>
  : never;
type Values<Text> = Readonly<Record<NamesIn<Text>, string | number>>;
/** No argument if the text has no placeholders. */
type Given<Text> = [NamesIn<Text>] extends [never] ? [] : [values: Values<Text>];

type NameWith<Part extends LetterPart> = {
  [Name in DutchLetterName]: (typeof dutchLetters)[Name] extends Readonly<Record<Part, string>>
    ? Name
    : never;
}[DutchLetterName];
type Own<Name extends DutchLetterName, Part extends LetterPart> =
  (typeof dutchLetters)[Name] extends Readonly<Record<Part, infer Text>> ? Text : never;

function told(
  name: DutchLetterName,
  part: LetterPart,
  values: Readonly<Record<string, string | number>> = {},
) {
  const text = editedText(letterTextKey(name, part)) ?? ofOthers[name][part] ?? '';
  return fill(text, { site: siteName(), ...values });
}

/** The subject of a Dutch-only letter: the operator's, or the code's own. */
export const letterSubject = <Name extends NameWith<'subject'>>(
  name: Name,
  ...[values]: Given<Own<Name, 'subject'>>
): string => told(name, 'subject', values);

/** Its opening: the first sentences below the greeting. */
export const letterOpening = <Name extends NameWith<'opening'>>(
  name: Name,
  ...[values]: Given<Own<Name, 'opening'>>
): string => told(name, 'opening', values);

/** The placeholders that a part must contain; null if the letter has no such part. */
export function letterPlaceholders(name: LetterName, part: LetterPart): readonly string[] | null {
  if (isGuestLetter(name)) return ofGuests[name][part]?.values ?? null;
  const own = ofOthers[name][part];
  return own === undefined
    ? null
    : [...new Set([...own.matchAll(/\{(\w+)\}/g)].map(([, placeholder = '']) => placeholder))];
}

/**
 * The code's own text, with a placeholder in braces for each value.
 * @param texts of the letter, for one to guests
 */
export function letterText(name: LetterName, part: LetterPart, texts: object): string {
  if (!isGuestLetter(name)) return ofOthers[name][part] ?? '';
  const { at, values } = ofGuests[name][part] ?? { at: '', values: [] };
  const own: unknown = Reflect.get(texts, at);
  return typeof own === 'function' ? String(own(...values.map((value) => `{${value}}`))) : String(own);
}
