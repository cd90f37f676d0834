import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const stay = {
  number: 'K-7GH2QX',
  listingName: 'Zeezicht <b>1</b>\r\nBcc: iedereen@kustverblijf.test',
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  adults: 2,
  children: 1,
  pets: 0,
  price: 1250,
};
const guest = { slug: 'zeezicht-oostende', stay };
const decision = {
  ...guest,
  firstName: '<script>Jan',
  reply: 'Tot dan\n<img src=x>',
  checkIn: '15:00:00',
  checkOut: '10:00:00',
};
const context = { appUrl: 'https://kustverblijf.test' };

const letters: [string, object][] = [
  ['booking-received', guest],
  [
    'booking-new',
    {
      ownerFirstName: 'Marie',
      requestId: 7,
      guestName: '<script>Jan\nJanssens',
      guestEmail: 'jan@kustverblijf.test',
      guestPhone: null,
      message: 'Dag & <img src=x>',
      stay,
    },
  ],
  ['booking-approved', decision],
  ['booking-declined', decision],
  ['booking-canceled', { ...decision, reply: null, checkIn: null, checkOut: null }],
];

describe.each(letters)('%s', (name, props) => {
  it('has a subject of one line', async () => {
    const { subject } = await renderMail(name, props, context);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject).toContain('Zeezicht');
  });

  it('escapes what people typed', async () => {
    const { html } = await renderMail(name, props, context);
    expect(html).not.toMatch(/<script|<img|<b>1/);
  });

  it('tells days, price and number, as text too', async () => {
    const { text } = await renderMail(name, props, context);
    expect(text).toContain('zaterdag 3 juli 2027');
    expect(text.replaceAll('\u00a0', ' ')).toContain('€ 1.250,-');
    expect(text).toContain('2 volwassenen, 1 kind');
    expect(text).toContain(stay.number);
  });
});

it('an approval tells the times and what the owner wrote', async () => {
  const { text } = await renderMail('booking-approved', decision, context);
  expect(text).toContain('vanaf 15:00u');
  expect(text).toContain('uiterlijk 10:00u');
  expect(text).toContain('Tot dan');
  expect(text).toContain('https://kustverblijf.test/aanbod/zeezicht-oostende/contact-aanvragen/create');
});

describe('an approval', () => {
  const owner = { name: 'Marie <b>Peeters', phone: '0032470123456' };
  const read = async (more: object) =>
    (await renderMail('booking-approved', { ...decision, ...more }, context)).text;

  it('names who receives the guest, and where', async () => {
    const text = await read({ owner, address: ['Residentie Zeewind', 'Zeedijk 112', '8400 Oostende'] });
    expect(text).toContain('Marie <b>Peeters');
    expect(text).toContain('+32 470 12 34 56');
    expect(text).toContain('Residentie Zeewind, Zeedijk 112, 8400 Oostende');
    expect(text).toContain('Een antwoord op deze e-mail gaat naar de verhuurder.');
  });

  it('tells how to get in, line by line', async () => {
    const text = await read({ owner, address: null, arrivalInfo: 'Kluisje <b>4711\nTweede verdieping' });
    expect(text).toContain('Zo komt u binnen:');
    expect(text).toMatch(/Kluisje <b>4711\s+Tweede verdieping/);
    expect(await read({ owner, address: null, arrivalInfo: null })).not.toContain('Zo komt u binnen');
  });

  it('asks to accept an agreement where there is one', async () => {
    expect(await read({ hasAgreement: true })).toContain('om een huurovereenkomst te aanvaarden');
    expect(await read({})).not.toContain('huurovereenkomst');
  });

  it('says who tells an address that is not given, and leaves out a number that is not known', async () => {
    const text = await read({ owner: { ...owner, phone: null }, address: null });
    expect(text).toContain('dat laat de verhuurder u weten');
    expect(text).not.toContain('Telefoonnummer');
  });

  it('that was written before all this was told still goes out', async () => {
    expect(await read({})).toContain('zaterdag 3 juli 2027');
  });
});

describe('the price of a stay', () => {
  const line = { optional: false, on_site: false };
  const quote = {
    price: 700,
    nights: 7,
    nightly: [3, 4, 5, 6, 7, 8, 9].map((day) => ({ date: `2027-07-0${day}`, price: 100 })),
    lines: [
      { ...line, kind: 'discount_length', label: '5 % korting vanaf 7 nachten', amount_cents: -3500 },
      { ...line, kind: 'cleaning', label: 'Eindschoonmaak', amount_cents: 8500 },
      { ...line, kind: 'tourist_tax', label: 'Toeristenbelasting', amount_cents: 1680, on_site: true },
      { ...line, kind: 'bath_linen', label: 'Badlinnen', amount_cents: 900, optional: true },
    ],
    total_cents: 76_680,
    deposit_cents: 20_000,
  };
  const read = async (name: string, props: object) => {
    const { text } = await renderMail(name, { ...props, stay: { ...stay, quote } }, context);
    return text.replaceAll('\u00a0', ' ');
  };

  it.each(letters)('stands in %s with all that makes it, as it was asked', async (name, props) => {
    const text = await read(name, props);
    expect(text).toContain('Prijs: € 766,80 totaal voor 7 nachten');
    expect(text).toMatch(
      /7 nachten × € 100,-: € 700,-\s+5 % korting vanaf 7 nachten: € -35,00\s+Eindschoonmaak: € 85,-\s+Toeristenbelasting: € 16,80 \(ter plaatse te betalen\)\s+Totaal: € 766,80\s+Waarborg: € 200,-/,
    );
    expect(text).not.toContain('Badlinnen');
  });

  it('says to the guest, not to the landlord, that the deposit comes back', async () => {
    const back = 'Waarborg: € 200,-, u krijgt hem terug';
    for (const [name, props] of letters) {
      if (name === 'booking-new') expect(await read(name, props)).not.toContain(back);
      else expect(await read(name, props)).toContain(back);
    }
  });
});

it('a receipt repeats nothing that a stranger could have written to somebody else', async () => {
  const { text } = await renderMail(
    'booking-received',
    { ...guest, firstName: 'Koop nu', message: 'Koop nu' },
    context,
  );
  expect(text).not.toContain('Koop nu');
});
