import { expect, it } from 'vitest';
import { costText } from '@/lib/stays/cost-text';
import type { Cost } from '@/lib/stays/terms';

const cost: Cost = {
  kind: 'cleaning',
  label: null,
  amount_cents: 8500,
  per: 'stay',
  optional: false,
  on_site: false,
};

it.each<[Partial<Cost>, string]>([
  [{}, 'Eindschoonmaak € 85,- per verblijf, verplicht'],
  [
    { kind: 'bed_linen', per: 'person', amount_cents: 1250, optional: true },
    'Bedlinnen € 12,50 per persoon, naar keuze',
  ],
  [
    { kind: 'other', label: 'Hout', on_site: true },
    'Hout € 85,- per verblijf, verplicht, ter plaatse te betalen',
  ],
  [{ kind: 'deposit' }, 'Waarborg € 85,- per verblijf, komt terug'],
])('%j', (change, text) => {
  expect(costText({ ...cost, ...change }).replaceAll('\u00a0', ' ')).toBe(text);
});
