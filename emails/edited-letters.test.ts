import { afterEach, describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import type { MailName } from '@/emails/catalogue';
import { letterSamples } from '@/emails/letter-samples';
import { letterParts } from '@/lib/edited-texts/kinds';
import { allLetters, letterPlaceholders, letterTextKey, mailOf } from '@/lib/edited-texts/letters';
import { editableTexts } from '@/lib/edited-texts/registry';
import { findEditedTextBy } from '@/lib/languages/edited-text';
import { mailNames } from '@/lib/texts/mails';

/** The emails whose subject and opening the operator cannot change, and why. */
const withoutTexts: Readonly<Partial<Record<MailName, string>>> = {
  'account-message': 'an admin types its subject and all that it says',
};

const howTo = `
An email without texts for the operator. For each of them, as docs/rules/edited-texts.md#a-new-letter says:
1. put its subject and opening, under its name, into lib/texts/letters-landlords.ts or lib/texts/letters-accounts.ts
   (one that guests get in four languages: into guestLetters of lib/edited-texts/letters.ts, lib/texts/letters-….ts and
   guestLetterTexts of lib/edited-texts/registry.ts);
2. show them in the email: letterSubject('name', { … }), letterOpening('name', { … });
3. put made-up facts into emails/letter-samples.ts;
or name it in withoutTexts of this test, with the reason.
`;

it('every email has a subject or an opening that the operator can change', () => {
  const edited = new Set(allLetters.map(mailOf));
  const missing = Object.keys(mailNames).filter(
    (name) => !edited.has(name) && !Object.hasOwn(withoutTexts, name),
  );
  expect(missing, howTo).toEqual([]);
});

it('every text stands in an email that there is', () => {
  const known = Object.keys(mailNames);
  expect(allLetters.filter((name) => !known.includes(mailOf(name)))).toEqual([]);
  expect(Object.keys(withoutTexts).filter((name) => allLetters.map(mailOf).includes(name))).toEqual([]);
});

it.each([
  'password-changed',
  'second-factor-changed',
  'identity-changed',
  'recovery-code-used',
  'wrong-tries',
  'email-change-asked',
  'email-changed',
  'email-change-undone',
  'account-entered',
  'account-suspension',
  'payment-account-changed',
] as const)('%s always says what happened', (name) => {
  for (const part of letterParts) expect(letterPlaceholders(name, part)).toContain('what');
});

describe('in the email that is sent', () => {
  afterEach(() => findEditedTextBy(() => null));
  const read = (name: (typeof allLetters)[number]) =>
    renderMail(mailOf(name), letterSamples[name], { appUrl: 'https://kust.example' });

  it.each(editableTexts.flatMap(([key, { letter }]) => (letter ? [[key, letter] as const] : [])))(
    '%s is what the operator wrote, with what it has to tell',
    async (key, name) => {
      const before = await read(name);
      const [subject, opening] = letterParts.map((part) => letterTextKey(name, part));
      const told = (letterPlaceholders(name, key === subject ? 'subject' : 'opening') ?? []).map(
        (one) => `{${one}}`,
      );
      findEditedTextBy((asked) => (asked === key ? ['Let op <b>', ...told].join(' ') : null));
      const after = await read(name);
      expect(after.subject + after.html).not.toMatch(/\{\w+\}/);
      if (key === opening) {
        expect(after.html).toContain('Let op &lt;b&gt;');
        expect(after.subject).toBe(before.subject);
      } else {
        expect(after.subject).toMatch(/^Let op <b>/);
        expect(after.text).toBe(before.text);
      }
    },
  );
});
