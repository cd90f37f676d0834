/** Letters to guests are in the language that they chose; their landlords read Dutch. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prisma, transaction } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { FolderMailer } from '@/server/mail/mailer';
import { sendMail } from '@/server/mail/send-mail';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox, sendBooking } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let folder: string;
beforeEach(async () => {
  await truncateAll();
  folder = await mkdtemp(path.join(tmpdir(), 'letters-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Sends all that waits, and reads what arrived, by its recipient. */
async function receive(to: string) {
  const mailer = new FolderMailer(folder);
  for (const { id, sentAt } of await outbox()) if (!sentAt) await sendMail({ mailId: id }, mailer);
  const names = await readdir(folder);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

const guest = 'els.maes@kustverblijf.test';

async function ask(locale?: string) {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Zeezicht' });
  await sendBooking(visitor(), listing, { message: 'Bonjour', ...(locale && { locale }) });
  const { id } = await prisma().bookingRequest.findFirstOrThrow({ select: { id: true } });
  return { owner, id };
}

describe('a guest who asked in French', () => {
  it('receives the letters in French, with links to French pages', async () => {
    const { owner, id } = await ask('fr');
    const [receipt] = await receive(guest);
    expect(receipt?.subject).toMatch(/^Votre demande pour «.Zeezicht.» \(K-/u);
    expect(receipt?.html).toMatch(/<html\b[^>]* lang="fr"/);
    expect(receipt?.text).toMatch(/\/fr\/sejour\/[\w-]{43}/);
    await (
      await signedIn(owner)
    ).post(`/api/booking-requests/${id}/approve`, {
      check_in: '16:00',
      check_out: '10:00',
    });
    const subjects = (await receive(guest)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Votre séjour à «.Zeezicht.» est accepté/u));
  });

  it('is quoted to the landlord in a Dutch letter that names the language', async () => {
    const { owner } = await ask('fr');
    const [letter] = await receive(owner.email);
    expect(letter?.subject).toContain('Nieuwe aanvraag van');
    expect(letter?.text).toContain('De gast schrijft in het Frans:');
    expect(letter?.html).toMatch(/<p\b[^>]* lang="fr"/);
  });

  it('adds the stay to a calendar in French', async () => {
    const { owner, id } = await ask('fr');
    await (
      await signedIn(owner)
    ).post(`/api/booking-requests/${id}/approve`, {
      check_in: '16:00',
      check_out: '10:00',
    });
    const token = await transaction((tx) => issueGuestToken(tx, { kind: 'booking-requests', id }));
    const { text } = await visitor().get(`/api/stays/${token}/calendar`);
    expect(text).toMatch(/^SUMMARY:Séjour/m);
    expect(text).toContain('//FR');
  });
});

it('a question in German is confirmed in German, and quoted in a Dutch letter', async () => {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Zeezicht' });
  const { status } = await visitor().post(`/api/listings/${listing.id}/contact-requests`, {
    first_name: 'Els',
    last_name: 'Maes',
    email: guest,
    country: 'de',
    subject: 'Parken',
    message: 'Guten Tag',
    locale: 'de',
    g_recaptcha_response: await solvedBotCheck(),
  });
  expect(status).toBe(201);
  const [receipt] = await receive(guest);
  expect(receipt?.subject).toMatch(/^Ihre Frage zu Zeezicht/);
  expect(receipt?.text).toMatch(/\/de\/aufenthalt\/[\w-]{43}/);
  expect((await receive(owner.email))[0]?.text).toContain('De gast schrijft in het Duits:');
});

it('an alert asked in English is confirmed and ended in English', async () => {
  const { status } = await visitor().post('/api/search-alerts', {
    email: guest,
    query: 'listing_city_id=11&adults=4',
    locale: 'en',
    g_recaptcha_response: await solvedBotCheck(),
  });
  expect(status).toBe(202);
  const [letter] = await receive(guest);
  expect(letter?.subject).toBe('Switch on your alert');
  expect(letter?.text).toMatch(/\/en\/search-alert\/[\w-]{43}/);
  const [end = ''] = /\/api\/search-alerts\/[\w-]{43}\/unsubscribe/.exec(letter?.text ?? '') ?? [];
  const { headers } = await visitor().get(end);
  expect(headers.get('location')).toMatch(/^\/en\/search-alert\//);
});

it('a guest who named no language reads Dutch', async () => {
  const { owner } = await ask();
  const [receipt] = await receive(guest);
  expect(receipt?.subject).toMatch(/^Uw aanvraag voor Zeezicht/);
  expect(receipt?.html).toMatch(/<html\b[^>]* lang="nl-BE"/);
  expect((await receive(owner.email))[0]?.text).not.toContain('schrijft in het');
});
