import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import { samples, told } from '@/tests/support/letters';

/** Checks that apply to every email; the contents of each are tested in the files beside this one. */

const appUrl = 'https://kust.example';
const photo = { path: '/fotos/0190b1d2-0000-7000-8000-000000000001/640.jpg?v=90', width: 1200, height: 800 };
const off = '/api/request-mails/1-x/unsubscribe';
const place = {
  appUrl,
  reader: { requestMailsPath: () => Promise.resolve(off) },
  photosOf: (slugs: readonly string[]) => Promise.resolve(new Map(slugs.map((slug) => [slug, photo]))),
};
const read = async (name: string) => {
  const letter = await renderMail(name, samples[name as keyof typeof samples], place);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return { ...letter, text: plain(letter.text), html: plain(letter.html).replaceAll('&amp;', '&') };
};
const names = Object.keys(samples);
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

/** Emails about a stay, with its full price breakdown. */
const ofStays = [
  'booking-received',
  'booking-new',
  'booking-approved',
  'booking-confirmed',
  'booking-declined',
  'booking-canceled',
  'canceled-for-landlord',
  'booking-withdrawn',
  'withdrawn-for-guest',
  'offer-made',
  'change-for-guest',
  'change-for-landlord',
  'offer-accepted',
  'offer-declined',
  'request-reminder',
  'request-waiting',
];
const ofDays = [
  ...ofStays,
  'messages-for-guest',
  'way-in',
  'messages-for-landlord',
  'payment-noted',
  'payment-reminder',
  'payment-overdue',
  'payment-plan-changed',
  'deposit-returned',
  'guest-unreachable',
  'calendar-conflict',
  'review-asked',
];
const ofRequests = [...ofDays, 'contact-request-new', 'contact-request-received', 'contact-request-closed'];
const ofListings = new Set([
  ...ofRequests,
  'review-new',
  'search-alert-found',
  'moderation-approved',
  'moderation-denied',
  'licence-state',
  'listing-ordered',
  'listing-order-lifted',
  'short-stay-flagged',
]);

describe.each(names)('%s', (name) => {
  it('greets and closes like all others, once', async () => {
    const { text } = await read(name);
    expect(text.match(/^(?:Beste [^,\n]+|Dag),$/gm)).toHaveLength(1);
    expect(text.match(/^Met vriendelijke groet,\nKustverblijf$/gm)).toHaveLength(1);
    expect(text).not.toMatch(/undefined|null|<\/?(?:p|td|strong|br)\b/);
  });

  it('has a subject of one line that fits', async () => {
    const { subject } = await read(name);
    expect(subject).not.toMatch(/[\p{Cc}]/u);
    expect(subject.length).toBeGreaterThan(8);
    expect(subject.length).toBeLessThanOrEqual(78);
  });

  it('has one thing to do at most, whose address the text holds', async () => {
    const { html, text } = await read(name);
    const actions = tags(html, 'a').filter((tag) => tag.includes('class="action"'));
    expect(actions.length).toBeLessThanOrEqual(1);
    for (const action of actions) expect(text).toContain(/href="([^"]+)"/.exec(action)?.[1]);
  });

  it('leads to nobody else, in programs that make links too', async () => {
    const { html, text } = await read(name);
    const ways = tags(html, 'a').map((tag) => /href="([^"]+)"/.exec(tag)?.[1]);
    expect(ways.filter((way) => way !== appUrl && !way?.startsWith(`${appUrl}/`))).toEqual([]);
    expect(`${html}${text}`).not.toMatch(/https?:\/\/elders|www\.elders|jan@elders|elders\.example/);
  });

  it('ends its sentences elsewhere than behind an address, which programs would take along', async () => {
    const { text } = await read(name);
    expect(text).not.toMatch(/https:\/\/\S*[.,:;]\s/);
  });

  it('shows photos of homes alone, with their names and sizes, and is read without them', async () => {
    const { html, text } = await read(name);
    const images = tags(html, 'img');
    for (const image of images) {
      expect(image).toContain(`src="${appUrl}${photo.path}"`);
      expect(image).toContain(`alt="Foto van ${told.listingName}"`);
      expect(image).toMatch(/width="504"/);
      expect(image).toMatch(/height="336"/);
    }
    // A confirmation can be sent to anybody, and photos could show anything that their owner likes.
    expect(images.length).toBe(ofListings.has(name) && name !== 'booking-confirmed' ? 1 : 0);
    if (images.length > 0) expect(text).toContain(told.listingName);
    expect(html).not.toMatch(/url\(|<(?:script|iframe|object|link)\b|background="/);
  });

  it('is at most 600 pixels wide', async () => {
    const { html } = await read(name);
    const widths = [...html.matchAll(/\bwidth[:=]"?(\d+)(?:px)?[;"]/g)].map(([, width]) => Number(width));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThanOrEqual(600);
  });

  it('gives every ink its ground and what it turns into in the dark', async () => {
    const { html } = await read(name);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const inked =
      html.match(/<[a-z0-9]+\b[^>]*style="[^"]*(?<![-\w])(?:background-)?color:[^"]*"[^>]*>/g) ?? [];
    const bare = inked.filter((tag) => !/class="|^<td\b|data-skip-in-text/.test(tag));
    expect(bare).toEqual([]);
  });
});

it.each(ofRequests)('%s names the request, in its subject too', async (name) => {
  const { subject, text } = await read(name);
  expect(text).toContain(`Nummer: ${told.code}`);
  if (name !== 'calendar-conflict') expect(subject.endsWith(` (${told.code})`)).toBe(true);
});

it('does not tell a landlord of which stay a review is', async () => {
  const { subject, text } = await read('review-new');
  expect(subject + text).not.toContain(told.code);
});

it.each(ofDays)('%s tells the days with their weekday', async (name) => {
  const { text } = await read(name);
  expect(text).toContain(told.arrival);
  expect(text).toContain(told.departure);
});

it.each(ofStays)('%s tells what the stay costs, line by line', async (name) => {
  const { text } = await read(name);
  for (const part of [told.total, ...told.lines]) expect(text).toContain(part);
});

it.each(['messages-for-guest', 'messages-for-landlord'])('%s tells what the stay costs', async (name) => {
  expect((await read(name)).text).toContain(`Prijs: ${told.total}`);
});

it('says the same without a photo', async () => {
  const bare = await renderMail('booking-new', samples['booking-new'], { ...place, photosOf: undefined });
  expect(bare.html).not.toContain('<img');
  expect(bare.text).toBe((await renderMail('booking-new', samples['booking-new'], place)).text);
});

it('bounds a photo that stands upright', async () => {
  const upright = new Map([['zeezicht-oostende', { ...photo, width: 800, height: 1200 }]]);
  const { html } = await renderMail('booking-new', samples['booking-new'], {
    appUrl,
    photosOf: () => Promise.resolve(upright),
  });
  expect(tags(html, 'img')[0]).toMatch(/height="378".* width="252"|width="252".*height="378"/);
});

const alertEnd = `/api/search-alerts/${samples['search-alert-asked'].token}/unsubscribe`;
const endings = new Map([
  ...['booking-new', 'request-reminder', 'contact-request-new', 'review-new'].map(
    (name) => [name, off] as const,
  ),
  ...['search-alert-asked', 'search-alert-found'].map((name) => [name, alertEnd] as const),
]);

it.each(names)('%s can be ended where it is not needed, from its foot too', async (name) => {
  const { html, text, unsubscribeUrl } = await read(name);
  const end = endings.get(name);
  expect(unsubscribeUrl).toBe(end && appUrl + end);
  expect(text.includes('Zet ze uit')).toBe(end !== undefined);
  if (end)
    expect([html.includes(`href="${appUrl}${end}"`), text.includes(appUrl + end)]).toEqual([true, true]);
});

it.each([
  ['booking-approved', 'is goedgekeurd (K-7GH2QX)'],
  ['booking-confirmed', 'is bevestigd (K-7GH2QX)'],
  ['booking-declined', 'kan niet doorgaan (K-7GH2QX)'],
  ['booking-canceled', 'is geannuleerd (K-7GH2QX)'],
  ['booking-withdrawn', ' annuleert het verblijf'],
  ['canceled-for-landlord', 'is geannuleerd (K-7GH2QX)'],
  ['withdrawn-for-guest', 'U annuleerde uw verblijf'],
  ['offer-accepted', ' aanvaardt uw voorstel'],
  ['offer-declined', ' wijst uw voorstel af'],
  ['request-reminder', ' wacht op uw antwoord'],
  ['payment-noted', 'is ontvangen (K-7GH2QX)'],
  ['payment-reminder', 'is te laat (K-7GH2QX)'],
  ['payment-overdue', 'Te laat: betaling van Jan'],
  ['payment-plan-changed', 'is gewijzigd (K-7GH2QX)'],
  ['deposit-returned', 'is afgerekend (K-7GH2QX)'],
  ['guest-unreachable', 'komen terug (K-7GH2QX)'],
  ['moderation-approved', 'staat online'],
  ['moderation-denied', 'staat niet online'],
  ['moderation-removed', 'is verwijderd'],
  ['licence-state', 'Kijk het nummer'],
  ['listing-ordered', 'is offline op bevel'],
  ['listing-order-lifted', 'weer publiceren'],
  ['subscription-ends', 'staat nog online tot 30 november 2026'],
  ['subscription-ended', 'staat niet meer online'],
])('the subject of %s says what happened, however long names are', async (name, what) => {
  expect((await read(name)).subject).toContain(what);
});

it.each(['change-for-guest', 'payment-plan-changed'] as const)(
  '%s says that another agreement waits, above the link to it',
  async (name) => {
    const told = { ...samples[name], newAgreement: true };
    const { text } = await renderMail(name, told, place);
    expect(text).toMatch(/een nieuwe huurovereenkomst klaar[\s\S]*https:\/\/kust\.example\/verblijf\//);
    expect((await read(name)).text).not.toContain('huurovereenkomst');
  },
);

it('a payment of all that a stay costs is called so', async () => {
  const { text } = await renderMail(
    'payment-reminder',
    { ...samples['payment-reminder'], payment: { ...samples['payment-reminder'].payment, isWhole: true } },
    place,
  );
  expect(text).toContain('Volledig bedrag');
});

it.each(['booking-received', 'booking-new', 'booking-approved'])(
  '%s tells with dates what comes back',
  async (name) => {
    const { text } = await read(name);
    expect(text).toContain(
      'Annuleren: Gratis annuleren tot za 26 juni 2027, daarna 50 % terug tot vr 2 juli 2027, daarna niets.',
    );
  },
);

it.each(['booking-canceled', 'canceled-for-landlord', 'booking-withdrawn', 'withdrawn-for-guest'])(
  '%s proves when the stay was canceled and what is due back',
  async (name) => {
    const { text } = await read(name);
    expect(text).toMatch(/Aankomst: zaterdag 3 juli 2027[^]*Vertrek: zaterdag 10 juli 2027/);
    expect(text).toContain('Geannuleerd op: do 1 jul 2027, 14:05');
    expect(text).toContain('Terug naar de gast: € 392,50 (50 % van € 785,-)');
  },
);
