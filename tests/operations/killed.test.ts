/**
 * Web server and worker are killed several times amid 500 actions of landlords and guests: what was acknowledged is
 * stored, and every mail about it arrives effectively once, according to the mail server.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '@/prisma/seed/random';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import type { MessagePage } from '@/lib/messages/contract';
import { closeDatabase, prisma } from '@/server/db';
import { actAmidKills } from '@/tests/operations/support/amid-kills';
import { drained, startMortals } from '@/tests/operations/support/mortals';
import type { Mortals } from '@/tests/operations/support/mortals';
import { expectEachOnce, expectWithin, readLetters } from '@/tests/operations/support/received';
import type { Letter } from '@/tests/operations/support/received';
import { act, makeTalks } from '@/tests/operations/support/talks';
import type { Talk, Tried } from '@/tests/operations/support/talks';

const ACTS = 500;
const LANDLORDS = 5;
const AT_ONCE = 8;
/** After how many actions the web server is killed, and after how many further mails the worker is. */
const webEndsAfter = [80, 220, 380];
const workerEndsAfter = [6, 8, 10, 12];

const random = new Random('sterven');
let mortals: Mortals;
let talks: Talk[] = [];
let letters: Letter[] = [];

/** Everyone acts, in each conversation one after another. */
const actAll = () =>
  actAmidKills(mortals, random, {
    ...{ acts: ACTS, atOnce: AT_ONCE, webEndsAfter, workerEndsAfter, cases: talks },
    act: (talk) => act(talk, random),
  });

beforeAll(async () => {
  mortals = await startMortals();
  talks = await makeTalks(mortals.origin, LANDLORDS);
}, 300_000);
afterAll(async () => {
  await mortals?.close();
  await closeDatabase();
});

const about = (talk: Talk) =>
  letters.filter(({ mail }) => `${mail.subject} ${mail.text}`.includes(talk.code));
const told = (talk: Talk, template: string) => about(talk).filter((letter) => letter.template === template);
const stateOf = async ({ id }: Talk) => {
  const row = await prisma().bookingRequest.findUniqueOrThrow({ where: { id } });
  const { status, offerTotalCents, agreedTotalCents, canceledBy } = row;
  return { status, offeredCents: offerTotalCents, agreedCents: agreedTotalCents, canceledBy };
};

/** How often a step was taken: as often as acknowledged, plus possibly those whose connection was cut. */
function bounds(talk: Talk, isMeant: (tried: Tried) => boolean): [number, number] {
  const meant = talk.tried.filter(isMeant);
  const done = meant.filter(({ outcome }) => outcome === 'done').length;
  return [done, done + meant.filter(({ outcome }) => outcome === 'cut off').length];
}

describe('a web server and a worker that are killed', () => {
  it('several times amid 500 actions, send all mails in the end', async () => {
    expect(await actAll()).toBe(ACTS);
    expect(mortals.kills.web).toBe(webEndsAfter.length);
    expect(mortals.kills.worker).toBeGreaterThanOrEqual(3);
    expect(await drained()).toBe(true);
    letters = await readLetters(mortals);
    expect(await prisma().outgoingMail.count({ where: { sentAt: null } })).toBe(0);
    expect(await prisma().message.count({ where: { toldAt: null } })).toBe(0);
    const outcomes = talks.flatMap(({ said, tried }) => [...said, ...tried]).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(ACTS / 2);
    expect(outcomes).toContain('cut off');
  }, 300_000);

  it('lose no acknowledged message, and duplicate none', async () => {
    for (const talk of talks) {
      const answer = await talk.landlord.call('GET', `/api/booking-requests/${talk.id}/messages`);
      const { data, meta }: MessagePage = await answer.json();
      expect(meta.total).toBe(data.length);
      for (const { text, by, outcome } of talk.said) {
        const found = data.filter(({ body }) => body === text);
        expectWithin(found.length, outcome === 'done' ? [1, 1] : [0, 1], text);
        expect(found.every(({ sender }) => sender === by)).toBe(true);
      }
    }
  });

  it('store every acknowledged step, and none that the table forbids', async () => {
    for (const talk of talks) {
      const state = await stateOf(talk);
      expect(talk.possible.has(state), `${JSON.stringify(state)}, not ${talk.possible}`).toBe(true);
      const held = await prisma().occupancy.count({ where: { bookingRequestId: talk.id } });
      expect(held).toBe(state.status === 'approved' ? 1 : 0);
    }
  });

  it('send each mail effectively once: what is sent again is the same mail', () => expectEachOnce(letters));

  it('report each message in one mail, to the other side', () => {
    for (const talk of talks)
      for (const { text, by, outcome } of talk.said) {
        const telling = letters.filter(({ mail }) => mail.text?.includes(text));
        expectWithin(telling.length, outcome === 'done' ? [1, 1] : [0, 1], text);
        const reader = by === 'guest' ? talk.ownerEmail : talk.guestEmail;
        expect(telling.every(({ to }) => to === reader)).toBe(true);
      }
  });

  it('report each step in one mail', async () => {
    for (const talk of talks) {
      for (const { action, cents, outcome } of talk.tried.filter(
        ({ action: made }) => made === 'make-offer',
      )) {
        const offers = told(talk, 'offer-made').filter(({ mail }) => mail.text?.includes(formatEuro(cents)));
        expectWithin(offers.length, [outcome === 'done' ? 1 : 0, outcome === 'refused' ? 0 : 1], action);
      }
      const times = (...actions: string[]) => bounds(talk, ({ action }) => actions.includes(action));
      expectWithin(told(talk, 'booking-approved').length, times('approve', 'accept-offer'), 'approved');
      expectWithin(told(talk, 'offer-accepted').length, times('accept-offer'), 'accepted');
      expectWithin(told(talk, 'offer-declined').length, times('decline-offer'), 'offer declined');
      expectWithin(told(talk, 'booking-declined').length, times('decline'), 'declined');
      expectWithin(told(talk, 'booking-canceled').length, times('cancel'), 'canceled');
      expectWithin(told(talk, 'booking-withdrawn').length, times('withdraw'), 'withdrawn');
      // A step whose connection was cut was mailed if it happened, and only then.
      const { status, canceledBy } = await stateOf(talk);
      expect(told(talk, 'booking-withdrawn')).toHaveLength(canceledBy === 'guest' ? 1 : 0);
      expect(told(talk, 'booking-declined')).toHaveLength(status === 'declined' ? 1 : 0);
      for (const template of ['booking-canceled', 'canceled-for-landlord'])
        expect(told(talk, template)).toHaveLength(canceledBy === 'landlord' ? 1 : 0);
      if (status === 'approved') expect(told(talk, 'booking-approved')).toHaveLength(1);
    }
  });
});

const kinds = {
  guest: [
    'booking-approved',
    'booking-declined',
    'booking-canceled',
    'withdrawn-for-guest',
    'offer-made',
    'messages-for-guest',
  ],
  landlord: [
    'booking-withdrawn',
    'canceled-for-landlord',
    'offer-accepted',
    'offer-declined',
    'messages-for-landlord',
  ],
} as const;
const link = /\/verblijf\/([\w-]{43})/;

describe('the mails received by the mail server', () => {
  it.each([...kinds.guest, ...kinds.landlord])('contain code and days as HTML and text: %s', (template) => {
    const some = talks.flatMap((talk) => told(talk, template).map(({ mail }) => ({ talk, mail })));
    expect(some.length).toBeGreaterThan(0);
    for (const { talk, mail } of some) {
      expect(mail.text).toContain(talk.code);
      expect(mail.html).toContain(talk.code);
      expect(mail.text).toContain(formatLongDay(talk.start));
      expect(talk.ends.some((end) => mail.text?.includes(formatLongDay(end)))).toBe(true);
      expect(mail.from?.address).toBe('info@kustverblijf.test');
    }
  });

  it('go to one side, with the other as Reply-To', () => {
    for (const talk of talks) {
      const sides = { guest: talk.guestEmail, landlord: talk.ownerEmail };
      for (const { template, mail, to } of about(talk)) {
        const isGuests = kinds.guest.some((name) => name === template);
        expect([to, mail.to?.[0]?.address]).toEqual(Array(2).fill(isGuests ? sides.guest : sides.landlord));
        const answered = mail.replyTo?.map(({ address }) => address);
        expect(answered, template).toEqual([isGuests ? sides.landlord : sides.guest]);
      }
    }
  });

  it('link to the guest’s page, and never show its URL to the landlord', async () => {
    const tokens = new Set(talks.map(({ token }) => token));
    for (const talk of talks) {
      for (const { mail } of about(talk).filter(({ to }) => to === talk.guestEmail)) {
        const [, token = ''] = link.exec(mail.text ?? '') ?? [];
        expect(tokens.has(token), 'one of its own').toBe(false);
        tokens.add(token);
        const page = await talk.guest.call('GET', `/api/stays/${token}`);
        expect([page.status, (await page.json()).data.code]).toEqual([200, talk.code]);
      }
    }
    const owners = new Set(talks.map(({ ownerEmail }) => ownerEmail));
    for (const { mail } of letters.filter(({ to }) => owners.has(to))) {
      const all = JSON.stringify([mail.headers, mail.subject, mail.text, mail.html]);
      expect(all).not.toMatch(/\/verblijf\//);
      for (const token of tokens) expect(all.includes(token)).toBe(false);
    }
  });
});
