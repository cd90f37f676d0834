import { expect, it } from 'vitest';
import { fillTemplate } from '@/lib/messages/fill-template';

const stay = { arrival: '2027-07-03', departure: '2027-07-10' } as const;

it('fills in who, where and when, as often as it is asked', () => {
  const text = 'Dag {gast}, {woning} is vrij van {aankomst} tot {vertrek}. Tot dan, {gast}.';
  expect(fillTemplate(text, { guest: 'Els', listing: 'Zeebries', stay })).toBe(
    'Dag Els, Zeebries is vrij van zaterdag 3 juli 2027 tot zaterdag 10 juli 2027. Tot dan, Els.',
  );
});

it('leaves what it does not know, and fills nothing of what it filled in', () => {
  expect(fillTemplate('{gast} {iets} {aankomst}', { guest: '{woning}', listing: 'Z', stay: null })).toBe(
    '{woning} {iets} {aankomst}',
  );
});
