import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFingerprints } from '@/lib/statements/fingerprint';
import type { KnownLine } from '@/lib/statements/fingerprint';
import { findNamed, payersOf, propose, requestOfCode } from '@/lib/statements/match';
import type { PayableRequest, RememberedMatch } from '@/lib/statements/match';
import { recordMatches } from '@/lib/statements/record-matches';
import type { SentMatch } from '@/lib/statements/record-matches';
import type { StatementLine } from '@/lib/statements/statement';
import { ibanFor, printed, referenceFor, rfFor } from '@/tests/factories/statements';

const account = ibanFor(1);

function request(id: number, more: Partial<PayableRequest> = {}): PayableRequest {
  const reference = referenceFor(1_000_000_000 + id);
  return {
    id,
    state: 'open',
    amount_cents: 30_000,
    paid_cents: 0,
    due_date: `2026-12-${String(id).padStart(2, '0')}`,
    reference,
    rf_reference: rfFor(reference),
    booking: { id: id * 10, code: `K-7GH2Q${id}`, guest_name: 'Mia Janssens' },
    ...more,
  };
}

const credit = (more: Partial<StatementLine> = {}): StatementLine => ({
  kind: 'credit',
  account,
  paid_at: '2026-11-27',
  amount_cents: 30_000,
  name: '',
  counterparty: '',
  reference: '',
  text: '',
  bank_reference: '',
  line: 1,
  ...more,
});

const mine = request(2);
const { reference } = mine;
const rf = rfFor(reference);

async function namedBy(line: Partial<StatementLine>, requests = [mine, request(3)]) {
  const { named } = findNamed(await withFingerprints([credit(line)]), requests, []);
  return named.map(({ booking_id, request_id }) => [booking_id, request_id]);
}

describe('a reference that was replaced', () => {
  const [first, second] = [request(4, { due_date: '2026-12-01' }), request(5, { amount_cents: 50_000 })];
  const both = [first, { ...second, booking: first.booking }, request(6)];
  const old = referenceFor(1_999_999_999);
  const replaced = [{ reference: old, rf_reference: rfFor(old), booking_id: first.booking.id }];
  async function judge(line: Partial<StatementLine>, requests = both) {
    const { named, rest } = findNamed(await withFingerprints([credit(line)]), requests, [], replaced);
    return {
      named: named.map(({ request_id }) => request_id),
      proposed: propose(rest, requests, new Map(), replaced).map(({ request_id }) => request_id),
    };
  }

  it.each<[string, Partial<StatementLine>, number[]]>([
    ['as structured, the payment of that amount', { reference: old, amount_cents: 50_000 }, [5]],
    ['another amount, what is due first', { reference: old, amount_cents: 12_300 }, [4]],
    ['in words', { text: `huur ${printed(old)}`, amount_cents: 30_000 }, [4]],
    ['as RF', { text: rfFor(old), amount_cents: 50_000 }, [5]],
    ['beside the code', { text: `${first.booking.code} ${old}`, amount_cents: 50_000 }, [5]],
  ])('%s of its booking waits for a press', async (_, line, ids) => {
    expect(await judge(line)).toEqual({ named: [], proposed: ids });
  });

  it('is nothing once its booking is paid', async () => {
    const paid = both.map((one) => ({ ...one, paid_cents: one.amount_cents, state: 'paid' }));
    expect(await judge({ reference: old }, paid)).toEqual({ named: [], proposed: [] });
  });

  it('gives way to one that stands', async () => {
    const line = { text: `${old} ${both[2]?.reference}` };
    expect(await judge(line)).toEqual({ named: [6], proposed: [] });
  });
});

describe('what names a request', () => {
  it.each<[string, Partial<StatementLine>]>([
    ['the structured reference', { reference }],
    ['RF as structured', { reference: rf }],
    ['twelve digits as free text', { text: `huur ${reference} dank` }],
    ['printed', { text: printed(reference) }],
    ['with stars', { text: printed(reference).replaceAll('+', '*') }],
    ['with slashes alone', { text: printed(reference).replaceAll('+', '') }],
    ['with dots and spaces', { text: `ref: ${[...reference].join(' . ')}` }],
    ['after a year', { text: `2026 ${reference}` }],
    ['RF in free text', { text: `betaling ${rf.toLowerCase()}.` }],
    ['RF in fours', { text: rf.replaceAll(/(.{4})(?=.)/g, '$1 ') }],
  ])('%s', async (_, line) => {
    expect(await namedBy(line)).toEqual([[20, 2]]);
  });

  it.each<[string, Partial<StatementLine>]>([
    ['a digit before', { text: `1${reference}` }],
    ['a digit after', { text: `${reference}1` }],
    ['a letter before', { text: `x${reference}` }],
    ['a letter after', { text: `${printed(reference).replaceAll('+', '')}x` }],
    ['eleven digits', { text: reference.slice(0, 11) }],
    ['a code with more', { text: 'K-7GH2Q2X' }],
    ['a code within a word', { text: 'AK-7GH2Q2' }],
    ['another reference', { reference: referenceFor(5) }],
  ])('not with %s', async (_, line) => {
    expect(await namedBy(line)).toEqual([]);
  });

  it('a code names the booking; a reference is stronger', async () => {
    expect(await namedBy({ text: 'Verblijf k-7gh2q2, bedankt' })).toEqual([[20, null]]);
    expect(await namedBy({ text: `K-7GH2Q3 ${reference}` })).toEqual([[20, 2]]);
  });

  it('two references are for a person to decide', async () => {
    const requests = [mine, request(3)];
    const lines = await withFingerprints([credit({ text: `${reference} en ${request(3).reference}` })]);
    const found = findNamed(lines, requests, []);
    expect(found.named).toEqual([]);
    expect(propose(found.rest, requests, new Map())).toMatchObject([{ request_id: 2 }]);
  });

  it('a request that is paid is found again', async () => {
    expect(await namedBy({ reference }, [{ ...mine, state: 'paid', paid_cents: 30_000 }])).toEqual([[20, 2]]);
  });
});

describe('requestOfCode', () => {
  const booking = { id: 7, code: 'K-222222', guest_name: 'An Peeters' };
  const advance = request(1, { booking, amount_cents: 10_000 });
  const balance = request(2, { booking, amount_cents: 25_000 });
  it.each<[string, PayableRequest[], number, number]>([
    ['the open one of that amount', [advance, balance], 25_000, 2],
    ['else the first due', [balance, advance], 7000, 1],
    ['what is left of one', [{ ...advance, paid_cents: 4000, state: 'part' }, balance], 6000, 1],
    ['the next, once one is paid', [{ ...advance, paid_cents: 10_000, state: 'paid' }, balance], 10_000, 2],
    [
      'all paid: the one of that amount',
      [
        { ...advance, paid_cents: 10_000 },
        { ...balance, paid_cents: 25_000 },
      ],
      10_000,
      1,
    ],
  ])('%s', (_, requests, amount, id) => {
    expect(requestOfCode(requests, amount)?.id).toBe(id);
  });
});

describe('what is proposed', () => {
  const proposed = async (
    line: Partial<StatementLine>,
    requests: PayableRequest[],
    payers = new Map<number, Set<string>>(),
  ) => propose(await withFingerprints([credit(line)]), requests, payers).map(({ request_id }) => request_id);

  it('amount and name: all words of the guest, in any order, case and accents', async () => {
    const zoe = request(4, { booking: { id: 40, code: 'K-444444', guest_name: 'Zoë De Smet' } });
    expect(await proposed({ name: 'DE SMET ZOE OF PEETERS AN' }, [zoe])).toEqual([4]);
    expect(await proposed({ text: 'Van: Zoé de  Smet' }, [zoe])).toEqual([4]);
    expect(await proposed({ name: 'DE SMET' }, [zoe])).toEqual([]);
    expect(await proposed({ name: 'DESMET ZOE' }, [zoe])).toEqual([]);
    expect(await proposed({ name: 'DE SMET ZOE', amount_cents: 29_999 }, [zoe])).toEqual([]);
  });

  it('amount and an account that paid the booking before, which is stronger', async () => {
    const payer = ibanFor(9);
    const requests = [
      request(1),
      request(2, { booking: { id: 20, code: 'K-2', guest_name: 'Iemand Anders' } }),
    ];
    const line = { name: 'MIA JANSSENS', counterparty: payer };
    expect(await proposed(line, requests)).toEqual([1]);
    expect(await proposed(line, requests, new Map([[20, new Set([payer])]]))).toEqual([2]);
  });

  it('nothing that is paid or canceled, and each request once', async () => {
    expect(
      await proposed({ name: 'MIA JANSSENS' }, [request(1, { state: 'paid', paid_cents: 30_000 })]),
    ).toEqual([]);
    const lines = await withFingerprints([
      credit({ name: 'MIA JANSSENS' }),
      credit({ name: 'MIA JANSSENS' }),
    ]);
    expect(propose(lines, [request(1)], new Map())).toHaveLength(1);
    expect(propose(lines, [request(1), request(2)], new Map())).toHaveLength(2);
  });
});

describe('what is taken back', () => {
  const paid = credit({ reference, paid_at: '2026-11-20' });
  const back = credit({ kind: 'undo', reference, paid_at: '2026-11-25' });
  const remembered = (line: KnownLine, more: Partial<RememberedMatch> = {}): RememberedMatch => ({
    fingerprint: line.fingerprint,
    request_id: 2,
    booking_id: 20,
    amount_cents: line.amount_cents,
    paid_at: line.paid_at,
    counterparty: '',
    ...more,
  });

  it('the credit of the same reference and amount, in the same file or an earlier one', async () => {
    const [first, undo] = await withFingerprints([paid, back]);
    if (!first || !undo) throw new Error('two lines');
    expect(findNamed([first, undo], [mine], []).undone).toMatchObject([{ fingerprint: first.fingerprint }]);
    expect(findNamed([undo], [mine], [remembered(first)]).undone).toMatchObject([
      { fingerprint: first.fingerprint },
    ]);
    expect(findNamed([undo], [mine], []).undone).toEqual([]);
    const [less] = await withFingerprints([{ ...back, amount_cents: 1 }]);
    expect(findNamed([first, ...(less ? [less] : [])], [mine], []).undone).toEqual([]);
  });

  it('once each, and the same one when read again', async () => {
    const [first, second, undo] = await withFingerprints([paid, paid, back]);
    if (!first || !second || !undo) throw new Error('three lines');
    const once = findNamed([first, second, undo], [mine], []).undone;
    expect(once).toHaveLength(1);
    const memory = [first, second].map((line) =>
      remembered(line, line.fingerprint === once[0]?.fingerprint ? { undone_by: undo.fingerprint } : {}),
    );
    expect(findNamed([undo], [mine], memory).undone).toEqual(once);
  });
});

/** A model of the server as specified: a fingerprint counts once, even after it was undone. */
class Server {
  readonly known = new Map<string, { id: number; cents: number; isUndone: boolean }>();
  readonly requests: readonly PayableRequest[];
  constructor(requests: readonly PayableRequest[]) {
    this.requests = requests;
  }
  now(): PayableRequest[] {
    return this.requests.map((one) => {
      const paid_cents = [...this.known.values()]
        .filter(({ id, isUndone }) => id === one.id && !isUndone)
        .reduce((so, { cents }) => so + cents, 0);
      return { ...one, paid_cents, state: paid_cents >= one.amount_cents ? 'paid' : 'open' };
    });
  }
  send = (matches: readonly SentMatch[]): Promise<{ known: boolean }[]> => {
    if (matches.length > 500) throw new Error('more than a call may hold');
    return Promise.resolve(
      matches.map((match) => {
        const before = this.known.get(match.fingerprint);
        if ('undone' in match) {
          if (before) before.isUndone = true;
        } else if (!before)
          this.known.set(match.fingerprint, {
            id: match.payment_request_id,
            cents: match.amount_cents,
            isUndone: false,
          });
        return { known: before !== undefined };
      }),
    );
  };
  async read(lines: readonly StatementLine[]): Promise<void> {
    const known = await withFingerprints(lines);
    await recordMatches(findNamed(known, this.now(), []), this.now(), this.send);
  }
  paid() {
    return this.now().map(({ id, paid_cents }) => [id, paid_cents]);
  }
}

const bookings = [1, 2, 3].map((id) => ({ id, code: `K-AAAAA${id + 1}`, guest_name: `Gast ${id}` }));
const plan = bookings.flatMap((booking) =>
  [10_000, 20_000].map((amount_cents, index) => request(booking.id * 2 + index, { booking, amount_cents })),
);
const [firstRequest = mine] = plan;
const drawn = fc.record({
  amount_cents: fc.constantFrom(10_000, 20_000, 5000),
  paid_at: fc.constantFrom('2026-11-01' as const, '2026-11-02' as const, '2026-11-03' as const),
  bank_reference: fc.constantFrom('', 'A', 'B'),
  counterparty: fc.constantFrom('', ibanFor(5), ibanFor(6)),
  name: fc.constantFrom('', 'GAST 1', '2 gast', 'Iemand'),
  named: fc.oneof(
    fc.constantFrom(...plan).map(({ reference: written }) => ({ reference: written, text: '' })),
    fc.constantFrom(...plan).map(({ rf_reference }) => ({ reference: '', text: `voor ${rf_reference}` })),
    fc.constantFrom(...bookings).map(({ code }) => ({ reference: '', text: `verblijf ${code}` })),
    fc.constant({ reference: '', text: `1${firstRequest.reference}` }),
    fc.constant({ reference: '', text: '' }),
  ),
});
const drawnLines = fc
  .array(drawn, { maxLength: 14 })
  .map((some) => some.map(({ named, ...line }, index) => credit({ ...line, ...named, line: index + 1 })));

describe('whatever order files come in', () => {
  it('the same file twice leaves the same as once, and no line pays twice', async () => {
    await fc.assert(
      fc.asyncProperty(drawnLines, async (lines) => {
        const server = new Server(plan);
        await server.read(lines);
        const once = server.paid();
        await server.read(lines);
        expect(server.paid()).toEqual(once);
        expect(server.known.size).toBeLessThanOrEqual(lines.length);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('shuffled lines leave the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        drawnLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        async ([lines, shuffled]) => {
          const [one, two] = [new Server(plan), new Server(plan)];
          await one.read(lines);
          await two.read(shuffled);
          expect(two.paid()).toEqual(one.paid());
        },
      ),
      { seed: 4, numRuns: 300 },
    );
  });

  it('files by day that overlap leave the same as one', async () => {
    await fc.assert(
      fc.asyncProperty(drawnLines, async (lines) => {
        const [one, two] = [new Server(plan), new Server(plan)];
        await one.read(lines);
        // Banks give whole days.
        await two.read(lines.filter(({ paid_at }) => paid_at <= '2026-11-02'));
        await two.read(lines.filter(({ paid_at }) => paid_at >= '2026-11-02'));
        // A line with a code may have paid another open request, but the booking has been paid the same amount.
        const byBooking = (server: Server) =>
          [...Map.groupBy(server.now(), ({ booking }) => booking.id)].map(([id, requests]) => [
            id,
            requests.reduce((so, { paid_cents }) => so + paid_cents, 0),
          ]);
        expect(byBooking(two)).toEqual(byBooking(one));
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

/** The same rules again, each line against each request. */
function naiveNames(line: StatementLine, requests: readonly PayableRequest[]): string {
  const text = `${line.text} ${line.reference}`;
  const spread = (word: string) => [...word].join('[^\\p{L}\\p{N}]*');
  const has = (word: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${spread(word)}(?![\\p{L}\\p{N}])`, 'iu').test(text);
  const exact = requests.filter(
    (one) => line.reference !== '' && [one.reference, one.rf_reference].includes(line.reference),
  );
  const plainly = requests.filter((one) => has(one.reference));
  const foreign = requests.filter((one) => has(one.rf_reference));
  const first = [exact, plainly, foreign].find((some) => some.length > 0);
  if (first) return first.length === 1 ? `request ${first[0]?.id}` : 'rest';
  const coded = new Set(requests.filter(({ booking }) => has(booking.code)).map(({ booking }) => booking.id));
  return coded.size === 1 ? `booking ${[...coded][0]}` : 'rest';
}

it('finds what a naive matcher finds', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, async (lines) => {
      const known = await withFingerprints(lines);
      const found = findNamed(known, plan, []);
      const outcome = new Map<string, string>(found.rest.map((line) => [line.fingerprint, 'rest']));
      for (const { line, booking_id, request_id } of found.named)
        outcome.set(
          line.fingerprint,
          request_id === null ? `booking ${booking_id}` : `request ${request_id}`,
        );
      expect(known.map(({ fingerprint }) => outcome.get(fingerprint))).toEqual(
        known.map((line) => naiveNames(line, plan)),
      );
    }),
    { seed: 6, numRuns: 500 },
  );
});

it('proposes what fits, each line and each request once', async () => {
  await fc.assert(
    fc.asyncProperty(drawnLines, async (lines) => {
      const known = await withFingerprints(lines);
      const found = findNamed(known, plan, []);
      const payers = payersOf(found.named, []);
      const proposals = propose(found.rest, plan, payers);
      expect(new Set(proposals.map(({ request_id }) => request_id)).size).toBe(proposals.length);
      expect(new Set(proposals.map(({ line }) => line.fingerprint)).size).toBe(proposals.length);
      for (const { line, request_id } of proposals) {
        const one = plan.find(({ id }) => id === request_id);
        const said = `${line.name} ${line.text}`.toLowerCase().split(' ');
        const isNamed = one?.booking.guest_name
          .toLowerCase()
          .split(' ')
          .every((word) => said.includes(word));
        expect(one?.amount_cents).toBe(line.amount_cents);
        expect(isNamed || payers.get(one?.booking.id ?? 0)?.has(line.counterparty)).toBe(true);
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});

describe('fingerprints', () => {
  it('equal lines count as often as they stand there, wherever', async () => {
    const [a, b, c] = await withFingerprints([credit(), credit({ text: 'x' }), credit({ line: 9 })]);
    expect(new Set([a, b, c].map((line) => line?.fingerprint)).size).toBe(3);
    const again = await withFingerprints([credit({ line: 4 }), credit()]);
    expect(again.map(({ fingerprint }) => fingerprint)).toEqual([a?.fingerprint, c?.fingerprint]);
    expect(a?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });
});
