import { expect, it } from 'vitest';
import { fillTemplate } from '@/lib/messages/fill-template';

const stay = { arrival: '2027-07-03', departure: '2027-07-10' } as const;
const none = { fr: null, de: null, en: null };
const inDutch = (body: string) => ({ body, translations: none });

it('fills in who, where and when, as often as it is asked', () => {
  const text = 'Dag {gast}, {woning} is vrij van {aankomst} tot {vertrek}. Tot dan, {gast}.';
  expect(fillTemplate(inDutch(text), { guest: 'Els', locale: 'nl', listing: 'Zeebries', stay })).toBe(
    'Dag Els, Zeebries is vrij van zaterdag 3 juli 2027 tot zaterdag 10 juli 2027. Tot dan, Els.',
  );
});

it('leaves what it does not know, and fills nothing of what it filled in', () => {
  const facts = { guest: '{woning}', locale: 'nl', listing: 'Z', stay: null } as const;
  expect(fillTemplate(inDutch('{gast} {iets} {aankomst}'), facts)).toBe('{woning} {iets} {aankomst}');
});

it.each([
  ['fr', 'Bonjour Els, du samedi 3 juillet 2027.'],
  ['de', 'Dag Els, van zaterdag 3 juli 2027.'],
  ['en', 'Hello Els, from Saturday, 3 July 2027.'],
  ['nl', 'Dag Els, van zaterdag 3 juli 2027.'],
] as const)('is in the language of the guest where it was written, else in Dutch: %s', (locale, text) => {
  const template = {
    body: 'Dag {gast}, van {aankomst}.',
    translations: { fr: 'Bonjour {gast}, du {aankomst}.', de: null, en: 'Hello {gast}, from {aankomst}.' },
  };
  expect(fillTemplate(template, { guest: 'Els', locale, listing: 'Z', stay })).toBe(text);
});
