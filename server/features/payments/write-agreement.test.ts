import { describe, expect, it } from 'vitest';
import type { AgreementLocale } from '@/lib/payments/agreement-locale';
import { askedName } from '@/lib/payments/asked-name';
import { agreementTexts } from '@/lib/texts/agreement';
import { inLanguage } from '@/server/language';
import { toAgreement } from '@/server/features/payments/agreement';
import type { AgreementFacts } from '@/server/features/payments/agreement';
import { writeAgreement } from '@/server/features/payments/write-agreement';
import { readPdf } from '@/tests/support/pdf';

const line = (kind: 'cleaning' | 'other' | 'tourist_tax', label: string, amount_cents: number) => ({
  ...{ kind, label, amount_cents },
  ...{ optional: false, on_site: kind === 'tourist_tax' },
});

const facts: AgreementFacts = {
  code: 'K-7GH2QX',
  approvedOn: '2027-03-01',
  landlord: { name: 'Zoë Verhaeghe', phone: '0032470111111' },
  guest: { name: 'François Müller', address: ['Rue Neuve 1', 'Liège'] },
  home: {
    name: 'Duinroos',
    town: 'Oostende',
    address: ['Residentie Zeezicht', 'Zeedijk 12 bus 3', '8400 Oostende'],
    licence: '345678',
  },
  ...{ arrival: '2027-07-03', departure: '2027-07-10', nights: 7 },
  ...{ checkIn: '16:00:00', checkOut: '10:30:00' },
  party: { adults: 2, children: 1, babies: 0, pets: 0 },
  totalCents: 1_311_50,
  rentCents: 1_225_00,
  lines: [
    line('cleaning', 'Eindschoonmaak', 65_00),
    line('other', 'Fietsen', 9_50),
    line('tourist_tax', 'Toeristenbelasting', 12_00),
    { ...line('other', 'Ontbijt', 80_00), optional: true },
  ],
  payments: [
    { kind: 'advance', amount_cents: 389_85, due_date: '2027-03-08' },
    { kind: 'balance', amount_cents: 909_65, due_date: '2027-06-03' },
  ],
  deposit: { cents: 250_00, isInPlan: false },
  cancellation: [
    { until: '2027-06-26', refund_percent: 100 },
    { until: '2027-07-02', refund_percent: 50 },
    { until: null, refund_percent: 0 },
  ],
  houseRules: 'Geen feestjes.\nStil na 22 uur.',
  clause: 'Het huisvuil gaat mee.',
};

/** All words, with single spaces: lines are wrapped. */
async function read(changes: Partial<AgreementFacts>, locale: AgreementLocale) {
  const { texts, count } = await readPdf(await writeAgreement({ ...facts, ...changes }, locale));
  return { text: texts.join(' ').replaceAll(/\s+/g, ' '), count };
}

describe('the agreement', () => {
  it('is the same whatever language somebody reads who causes it', () => {
    expect(inLanguage('fr', () => toAgreement(facts, 'nl'))).toEqual(toAgreement(facts, 'nl'));
  });

  it('says in Dutch what was agreed', async () => {
    const { text, count } = await read({}, 'nl');
    for (const said of [
      'Huurovereenkomst voor een vakantieverblijf',
      'K-7GH2QX',
      'Zoë Verhaeghe',
      'François Müller, Rue Neuve 1, Liège',
      'Duinroos, Oostende',
      'Residentie Zeezicht, Zeedijk 12 bus 3, 8400 Oostende',
      '345678',
      'zaterdag 3 juli 2027, vanaf 16:00u',
      'zaterdag 10 juli 2027, tot 10:30u, (7 nachten)',
      '2 volwassenen, 1 kind',
      'Huur (7 nachten) € 1.225,-',
      'Eindschoonmaak € 65,-',
      'Fietsen € 9,50',
      'Toeristenbelasting (ter plaatse te betalen) € 12,-',
      'Totaal € 1.311,50',
      'Voorschot € 389,85, uiterlijk maandag 8 maart 2027',
      'Saldo € 909,65, uiterlijk donderdag 3 juni 2027',
      'De waarborg is € 250,-, te betalen bij aankomst.',
      'binnen 14 dagen na het vertrek',
      'tot en met zaterdag 26 juni 2027 komt 100 % terug',
      'Bij later annuleren komt er niets terug.',
      'Geen feestjes. Stil na 22 uur.',
      'Het huisvuil gaat mee.',
      `pagina ${count} van ${count}`,
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Ontbijt');
    expect(text).not.toContain('undefined');
  });

  it.each([
    ['fr', 'Contrat de location de vacances', 'samedi 3 juillet 2027, à partir de 16:00', '909,65 €'],
    ['de', 'Ferienmietvertrag', 'Samstag, 3. Juli 2027, ab 16:00 Uhr', '909,65 €'],
    ['en', 'Holiday rental agreement', 'Saturday, 3 July 2027, from 16:00', '€909.65'],
  ] as const)('is in %s, and then in Dutch', async (locale, title, arrival, amount) => {
    const { text } = await read({}, locale);
    const dutch = text.indexOf(agreementTexts.nl.title);
    expect(text.indexOf(title)).toBe(0);
    expect(dutch).toBeGreaterThan(0);
    for (const said of [
      arrival,
      amount,
      agreementTexts[locale].costs.cleaning,
      'Fietsen',
      facts.clause ?? '',
    ]) {
      const place = text.indexOf(said);
      expect([said, place > 0 && place < dutch]).toEqual([said, true]);
    }
    expect(text.indexOf('zaterdag 3 juli 2027')).toBeGreaterThan(dutch);
  });

  it('names a payment of all of it as the guest’s page does', async () => {
    const payments = [
      { kind: 'balance', amount_cents: 1_299_50, due_date: '2027-06-03', isWhole: true },
    ] as const;
    for (const locale of ['nl', 'fr', 'de', 'en'] as const) {
      const { text } = await read({ payments }, locale);
      expect(text).toContain(inLanguage(locale, () => askedName('balance', true)));
      expect(text).toContain('Volledig bedrag €');
      expect(text).not.toContain(agreementTexts[locale].payments.balance);
    }
  });

  it('says only what it knows', async () => {
    const { text } = await read(
      {
        ...{ payments: [], deposit: null, cancellation: [], houseRules: null, clause: null },
        ...{ rentCents: null, totalCents: 900_00, checkIn: null, checkOut: null },
        home: { name: 'Duinroos', town: null, address: null, licence: '345678' },
        landlord: { name: 'Zoë Verhaeghe', phone: null },
      },
      'nl',
    );
    const { nl } = agreementTexts;
    for (const said of [nl.noPlan, nl.noDeposit, nl.inWords, 'Totaal € 900,-']) expect(text).toContain(said);
    expect(text).toContain('Inbegrepen Huur, Eindschoonmaak, Fietsen');
    for (const absent of [nl.rules, nl.clause, nl.address, nl.phone, '€ 65,-', 'null'])
      expect(text).not.toContain(absent);
  });

  it('is the same file for the same facts, on as many pages as it needs', async () => {
    const long = {
      houseRules: 'Een lange regel, met veel woorden. '.repeat(42),
      clause: 'Nog een regel.\n'.repeat(130),
    };
    const [one, same, other] = await Promise.all([
      writeAgreement({ ...facts, ...long }, 'fr'),
      writeAgreement({ ...facts, ...long }, 'fr'),
      writeAgreement({ ...facts, ...long, departure: '2027-07-11' }, 'fr'),
    ]);
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
    const { count, texts } = await readPdf(one);
    expect(count).toBeGreaterThan(4);
    expect(texts.filter((text) => /pagina \d+ van/.test(text))).toHaveLength(count);
    expect(texts.filter((text) => text === 'Nog een regel.')).toHaveLength(260);
  });

  it('survives what people type', async () => {
    const { text } = await read(
      { clause: 'Şahin \u0000\u202E <b>€ 5</b>\t🏖 ł', houseRules: 'x'.repeat(1500) },
      'nl',
    );
    expect(text).toContain('Sahin');
    expect(text).toContain('<b>€ 5</b>');
  });
});
