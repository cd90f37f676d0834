import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const token = 'A'.repeat(43);
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
const guest = { firstName: '<script>Jan', slug: 'zeezicht-oostende', token, stay };
const landlord = { ownerFirstName: 'Marie', requestId: 7, guestName: '<script>Jan\nJanssens', stay };
const words = 'Dag <img src=x>\nKijk op https://elders.be/x of www.elders.be, mail jan@elders.be';
const talk = {
  firstName: 'Els',
  listingName: stay.listingName,
  code: stay.number,
  stay: { startDate: stay.startDate, endDate: stay.endDate },
  messages: [words, 'Tot dan'],
};
const context = { appUrl: 'https://kustverblijf.test' };
const page = `https://kustverblijf.test/verblijf/${token}`;
const desk = 'https://kustverblijf.test/dashboard/reserverings-aanvragen/7';

const letters: [string, object, string][] = [
  [
    'offer-made',
    { ...guest, words, offer: { startDate: '2027-08-07', endDate: '2027-08-14', totalCents: 45_050 } },
    page,
  ],
  ['request-waiting', { ...guest, similar: [] }, page],
  ['messages-for-guest', { ...talk, token }, page],
  [
    'messages-for-landlord',
    { ...talk, guestName: landlord.guestName, requestId: 7, kind: 'booking-requests' },
    desk,
  ],
  ['offer-accepted', landlord, desk],
  ['offer-declined', landlord, desk],
  ['booking-withdrawn', { ...landlord, wasApproved: true }, desk],
  ['booking-withdrawn', { ...landlord, wasApproved: false }, desk],
  ['request-reminder', { ...landlord, hours: 48 }, desk],
];

describe.each(letters)('%s', (name, props, way) => {
  it('has a subject of one line and no markup of strangers', async () => {
    const { subject, html } = await renderMail(name, props, context);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script|<img|<b>1/);
  });

  it('tells days with their weekday and the code, and leads on', async () => {
    const { text, html } = await renderMail(name, props, context);
    expect(text).toContain('zaterdag 3 juli 2027');
    expect(text).toContain('K-7GH2QX');
    expect(html).toContain(`href="${way}"`);
  });

  it('has no link but our own, also for programs that make them', async () => {
    const { html, text } = await renderMail(name, props, context);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.every((href) => href?.startsWith('https://kustverblijf.test'))).toBe(true);
    expect(text).not.toMatch(/https:\/\/elders|www\.elders\.be|jan@elders/);
  });
});

it('the words of strangers stay readable', async () => {
  const { text } = await renderMail('messages-for-guest', { ...talk, token }, context);
  expect(text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')).toContain(
    'https://elders.be/x of www.elders.be, mail jan@elders.be',
  );
});

it('a letter about a question tells no days', async () => {
  const { text } = await renderMail('messages-for-guest', { ...talk, stay: null, token }, context);
  expect(text).not.toContain('Aankomst');
});

it('an offer tells its days and total before what was asked', async () => {
  const [, props] = letters[0] ?? ['', {}];
  const { text } = await renderMail('offer-made', props, context);
  const told = ['zaterdag 7 augustus 2027', '€ 450,50', 'zaterdag 3 juli 2027'];
  const places = told.map((part) => text.replaceAll('\u00a0', ' ').indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('an agreed total takes the place of the quote', async () => {
  const agreed = { ...stay, agreedTotalCents: 45_050 };
  const props = { ...guest, reply: null, checkIn: null, checkOut: null, stay: agreed };
  const { text } = await renderMail('booking-approved', props, context);
  expect(text.replaceAll('\u00a0', ' ')).toContain('€ 450,50, zoals afgesproken');
});

it.each([
  ['pets', true],
  ['other', false],
])('a refusal says why: %s %s', async (reason, isTold) => {
  const props = { ...guest, reply: null, checkIn: null, checkOut: null, reason };
  const { text } = await renderMail('booking-declined', props, context);
  expect(text.includes('Reden')).toBe(isTold);
});
