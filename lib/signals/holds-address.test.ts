import { expect, it } from 'vitest';
import { holdsAddress } from '@/lib/signals/holds-address';

const holds = (text: string) => holdsAddress(text, 'www.kustverblijf.be');

it.each([
  'Mail mij op jan.peeters@voorbeeld.be aub.',
  'jan (at) voorbeeld.be',
  'Bel gerust 0475/12.34.56',
  'Bel gerust 0475/12.10.56',
  'gsm 0475 123 456',
  '+32 (0)475 12 34 56',
  '0032475123456',
  'tel. 059 70 11 99.',
  'Zie https://www.airbnb.be/rooms/1234',
  'Zie www.zeezicht-oostende.be/prijzen',
  'Boek goedkoper via zeezicht.com',
])('an address elsewhere: %s', (text) => {
  expect(holds(text)).toBe(true);
});

it.each([
  'Dag, de woning is vrij en u bent welkom.',
  'Van 01/07/2027 - 08/07/2027 kan.',
  'Van 01/07 tot 08/07 2027 is er plaats.',
  'Van 2027-07-01 tot 2027-07-08.',
  'Van 01-07-2027 tot 08-07-2027, 12.07.2027 ook.',
  'De prijs is € 1.250,00 voor 7 nachten, 8400 Oostende.',
  'Stort op BE68 5390 0754 7034 met +++123/4567/89012+++',
  'Inchecken 15:00 - 18:00, uitchecken 10.00',
  'Uw aanvraag staat op https://www.kustverblijf.be/aanvraag/abc?x=1',
  'Lees kustverblijf.be/voorwaarden.',
  'Er zijn 2 slaapkamers.De keuken is nieuw.',
])('none: %s', (text) => {
  expect(holds(text)).toBe(false);
});
