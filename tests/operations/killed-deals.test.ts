/**
 * Web server and worker are killed several times amid 520 acts about approved stays: statement lines, noted payments,
 * changes, automatic messages. What was acknowledged takes effect exactly once, and nothing is half done.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalCentsOf } from '@/lib/booking-requests/paid';
import { addDays, utcDateToDay } from '@/lib/dates/day';
import { formatEuro } from '@/lib/money/euro';
import { Random } from '@/prisma/seed/random';
import { closeDatabase, pool, prisma } from '@/server/db';
import { actAmidKills } from '@/tests/operations/support/amid-kills';
import { act, automaticTexts, makeDeals, see, storedOf } from '@/tests/operations/support/deals';
import type { Asked, Deal, Paid } from '@/tests/operations/support/deals';
import { drained, startMortals } from '@/tests/operations/support/mortals';
import type { Mortals } from '@/tests/operations/support/mortals';
import { expectEachOnce, expectWithin, readLetters } from '@/tests/operations/support/received';
import type { Letter } from '@/tests/operations/support/received';

const ACTS = 520;
const LANDLORDS = 5;

const random = new Random('sterven na de ja');
let mortals: Mortals;
let deals: Deal[] = [];
let letters: Letter[] = [];

beforeAll(async () => {
  mortals = await startMortals();
  deals = await makeDeals(mortals.origin, LANDLORDS);
}, 300_000);
afterAll(async () => {
  await mortals?.close();
  await closeDatabase();
});

/**
 * Queues the job that finds due automatic messages, and backdates all mails: a mailbox gets at most a dozen an hour.
 */
async function minute(): Promise<void> {
  await pool().query("SELECT graphile_worker.add_job('send-due-messages')");
  await pool().query(`
    UPDATE outgoing_mails SET created_at = now() - interval '2 days' WHERE created_at > now() - interval '1 day'`);
}

/** The minimum and maximum number of times that a line or payment is stored at the end. */
function timesOf({ outcomes, undone }: Paid): [number, number] {
  if (undone.includes('done') || outcomes.every((outcome) => outcome === 'refused')) return [0, 0];
  return [outcomes.includes('done') && undone.length === 0 ? 1 : 0, 1];
}

/** The states that a change may have, given which steps were acknowledged. */
function statesOf({ steps }: Asked): string[] {
  const done = steps.filter(({ outcome }) => outcome === 'done').map(({ to }) => to);
  const cut = steps.filter(({ outcome }) => outcome === 'cut off').map(({ to }) => to);
  return done.length > 0 ? done : ['open', ...cut];
}

const stayOf = async (deal: Deal) => {
  const stay = await see(deal);
  if (!stay) throw new Error('nobody answers');
  return stay;
};

describe('a web server and a worker that are killed', () => {
  it('several times amid 520 acts, end all that was begun', async () => {
    const begun = await actAmidKills(mortals, random, {
      ...{ acts: ACTS, atOnce: 8, webEndsAfter: [30, 130, 260, 400], workerEndsAfter: [6, 8, 10, 12] },
      ...{ cases: deals, act: (deal: Deal) => act(deal, random, mortals.served), minute },
    });
    expect(begun).toBe(ACTS);
    expect(mortals.kills.web).toBe(4);
    expect(mortals.kills.worker).toBeGreaterThanOrEqual(3);
    // An approval whose answer was cut off may not have happened.
    for (const deal of deals) while (!deal.isApproved) await act(deal, random, mortals.served);
    await minute();
    expect(await drained()).toBe(true);
    expect(await prisma().outgoingMail.count({ where: { sentAt: null } })).toBe(0);
    letters = await readLetters(mortals);
    const paid = deals.flatMap((deal) => deal.paid.flatMap(({ outcomes }) => outcomes));
    const asked = deals.flatMap((deal) => deal.asked);
    expect(paid.filter((outcome) => outcome === 'done').length).toBeGreaterThan(150);
    expect(asked.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(50);
    const steps = asked.flatMap((one) => one.steps);
    for (const state of ['accepted', 'declined', 'taken_back'])
      expect(steps.some(({ to, outcome }) => to === state && outcome === 'done')).toBe(true);
    expect([...paid, ...steps.map(({ outcome }) => outcome)]).toContain('cut off');
  }, 300_000);

  it('record every acknowledged payment once, however often its line was sent', async () => {
    let stored = 0;
    for (const deal of deals)
      for (const paid of deal.paid) {
        const rows = await storedOf(deal, paid);
        expectWithin(rows.length, timesOf(paid), JSON.stringify(paid));
        stored += rows.length;
      }
    expect(await prisma().bookingPayment.count()).toBe(stored);
    const repeated = deals.flatMap(({ paid }) => paid.filter(({ outcomes }) => outcomes.length > 1));
    expect(repeated.length).toBeGreaterThan(50);
  });

  it('keep every acknowledged change, once, and its step', async () => {
    for (const deal of deals) {
      const { changes } = await stayOf(deal);
      expect(changes.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
      for (const asked of deal.asked) {
        const found = changes.filter(({ message }) => message === asked.wish);
        const least = asked.outcome === 'done' ? 1 : 0;
        expectWithin(found.length, [least, asked.outcome === 'refused' ? 0 : 1], asked.wish);
        for (const { state, id } of found) {
          expect(statesOf(asked), asked.wish).toContain(state);
          expect(asked.id ?? id).toBe(id);
        }
        expect(await prisma().message.count({ where: { body: asked.wish } })).toBe(found.length);
      }
    }
  });

  it('leave no stay half changed: days, party, total, nights and plan are those of the last change', async () => {
    for (const deal of deals) {
      const stay = await stayOf(deal);
      const [last] = stay.changes.filter(({ state }) => state === 'accepted').toSorted((a, b) => b.id - a.id);
      const [start, end] = [last?.start_date ?? deal.start, last?.end_date ?? addDays(deal.start, 4)];
      expect(stay).toMatchObject({
        ...{ status: 'approved', start_date: start, end_date: end },
        number_of_adults: last?.number_of_adults ?? 2,
      });
      expect(totalCentsOf(stay)).toBe(last?.total_cents ?? 800_00);
      const held = await prisma().occupancy.findMany({ where: { bookingRequestId: deal.id } });
      expect(held.map(({ startDate, endDate }) => [startDate, endDate].map(utcDateToDay))).toEqual([
        [start, end],
      ]);
      const asked = stay.payment_requests.filter(({ state }) => state !== 'canceled');
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
      const received = sum(stay.payments.map(({ amount_cents: cents }) => cents));
      const open = sum(asked.map(({ amount_cents, paid_cents }) => amount_cents - paid_cents));
      expect([stay.base_cents, received + open]).toEqual([totalCentsOf(stay), stay.base_cents]);
      expect(asked.every(({ amount_cents, paid_cents }) => paid_cents <= amount_cents)).toBe(true);
    }
    expect(await prisma().occupancy.count()).toBe(deals.length);
  });

  it('send each automatic message once a stay, in one letter', async () => {
    expect(await prisma().automaticMessage.count()).toBe(deals.length * automaticTexts.length);
    for (const deal of deals)
      for (const text of automaticTexts) {
        const body = `${text}, Jan.`;
        const where = { bookingRequestId: deal.id, body, automatic: true };
        expect(await prisma().message.count({ where })).toBe(1);
        const telling = letters.filter(({ to, mail }) => to === deal.guestEmail && mail.text?.includes(body));
        expect(telling.map(({ template }) => template)).toEqual(['messages-for-guest']);
      }
  });

  it('send one receipt of each payment, and every letter effectively once', async () => {
    await expectEachOnce(letters);
    for (const deal of deals) {
      const receipts = letters.filter(
        ({ to, template }) => to === deal.guestEmail && template === 'payment-noted',
      );
      for (const paid of deal.paid) {
        const { length: stored } = await storedOf(deal, paid);
        const telling = receipts.filter(({ mail }) => mail.text?.includes(formatEuro(paid.cents)));
        // A receipt may have been sent before the bank reversed the payment.
        expectWithin(telling.length, [stored, paid.undone.length > 0 ? 1 : stored], formatEuro(paid.cents));
      }
      const approvals = letters.filter(
        ({ to, template }) => to === deal.guestEmail && template === 'booking-approved',
      );
      expect(approvals).toHaveLength(1);
    }
  });
});
