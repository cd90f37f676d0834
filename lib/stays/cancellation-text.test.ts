import { expect, it } from 'vitest';
import { cancellationSteps } from '@/lib/stays/cancellation';
import { cancellationText } from '@/lib/stays/cancellation-text';

it.each([
  ['flexible', '2027-01-01', 'Gratis annuleren tot vr 9 juli 2027, daarna niets.'],
  [
    'moderate',
    '2027-07-03',
    'Gratis annuleren tot za 3 juli 2027, daarna 50\u00a0% terug tot vr 9 juli 2027, daarna niets.',
  ],
  ['moderate', '2027-07-04', 'Bij annuleren 50\u00a0% terug tot vr 9 juli 2027, daarna niets.'],
  ['strict', '2027-07-04', 'Bij annuleren komt er niets terug.'],
  ['agreed', '2027-01-01', 'Annuleren spreken gast en verhuurder onderling af.'],
  [null, '2027-01-01', 'Over annuleren is niets vastgelegd: dat spreken gast en verhuurder onderling af.'],
] as const)('%s, asked on %s', (kind, asked, sentence) => {
  expect(cancellationText(kind, cancellationSteps(kind, '2027-07-10', asked))).toBe(sentence);
});
