/** Access instructions for guests who read another language: in the landlord's own words, never before they are due. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { FolderMailer } from '@/server/mail/mailer';
import { sendMail } from '@/server/mail/send-mail';
import { outbox } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { makeTalk } from '@/tests/support/conversation';
import type { Talk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const dutch = 'Kluisje 4711';
const french = 'Coffret 4711';

async function makeStay(locale: string, { withAccount = false } = {}): Promise<Talk> {
  const talk = await makeTalk({ locale });
  await prisma().listingTranslation.createMany({
    data: [
      { listingId: talk.listing.id, locale: 'fr', arrivalInfo: french },
      { listingId: talk.listing.id, locale: 'de', description: 'Am Meer.' },
    ],
  });
  if (withAccount)
    await prisma().paymentAccount.create({
      data: { userId: talk.owner.id, iban: 'BE68539007547034', holderName: 'Jan Janssens' },
    });
  expect((await talk.landlord.act('approve')).status).toBe(200);
  return talk;
}

/** The letters to the guest as they arrive. */
async function receive(to: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'way-in-'));
  const mailer = new FolderMailer(folder);
  for (const { id, sentAt } of await outbox()) if (!sentAt) await sendMail({ mailId: id }, mailer);
  const mails = await Promise.all(
    (await readdir(folder)).map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  await rm(folder, { recursive: true });
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to)).map(({ html }) => html ?? '');
}

const inDutch = /<p\b[^>]* lang="nl-BE"[^>]*>(?:<[^>]+>|\s)*Kluisje 4711/;

describe('the letter of the approval', () => {
  it('holds the words in its language, where there are some', async () => {
    const talk = await makeStay('fr');
    const [letter = ''] = await receive(talk.request.email);
    expect(letter).toContain(french);
    expect(letter).not.toContain(dutch);
    expect(letter).not.toContain('lang="nl-BE"');
  });

  it.each(['de', 'en'])('holds the Dutch words and says so, where there are none: %s', async (locale) => {
    const talk = await makeStay(locale);
    const [letter = ''] = await receive(talk.request.email);
    expect(letter).toMatch(inDutch);
    expect(letter).not.toContain(french);
  });

  it('is all Dutch for a Dutch guest', async () => {
    const talk = await makeStay('nl');
    const [letter = ''] = await receive(talk.request.email);
    expect(letter).toContain(dutch);
    expect(letter).not.toMatch(/<p\b[^>]* lang=/);
  });
});

describe('what waits for the payments', () => {
  it('is in nothing that the guest gets before, and in the letter in its language then', async () => {
    const talk = await makeStay('fr', { withAccount: true });
    const { text } = await talk.guestClient.get(`/api/stays/${talk.token}`);
    expect(text).not.toContain(french);
    const letters = await receive(talk.request.email);
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.join()).not.toContain(french);
    const { payment_requests: asked } = await talk.landlord.see();
    for (const { id, amount_cents } of asked)
      await talk.landlord.act('payments', {
        ...{ amount_cents, paid_at: todayIn(), kind: 'rent', payment_request_id: id },
      });
    const later = (await receive(talk.request.email)).filter((html) => html.includes('4711'));
    expect(later).toHaveLength(1);
    expect(later[0]).toContain(french);
    expect(later[0]).not.toContain(dutch);
  });
});

describe('what a guest reads', () => {
  it('is the Dutch text and those in other languages, whatever language is asked for', async () => {
    const talk = await makeStay('fr');
    const asked = { headers: { 'accept-language': 'de' } };
    const { body } = await visitor().get<{ data: unknown }>(`/api/stays/${talk.token}`, asked);
    expect(body.data).toMatchObject({
      arrival_info: dutch,
      translations: {
        fr: { arrival_info: french },
        de: { arrival_info: null },
        en: { arrival_info: null },
      },
    });
  });

  it('is nothing of it once the stay is canceled', async () => {
    const talk = await makeStay('fr');
    expect((await talk.landlord.act('cancel')).status).toBe(200);
    const { text, body } = await talk.guestClient.get<{ data: unknown }>(`/api/stays/${talk.token}`);
    expect(body.data).toMatchObject({ arrival_info: null, translations: null });
    expect(text).not.toContain(french);
  });
});
