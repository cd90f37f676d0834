/**
 * Which line of a statement pays which request, strongest first (docs/rules/statements.md#matching). What is named by
 * a reference or a code is matched; what only fits is proposed. No line pays two requests.
 */
import type { KnownLine } from '@/lib/statements/fingerprint';
import { accountText } from '@/lib/statements/statement';

/** The fields of a request of GET /api/user/payment-requests that matching uses. */
export interface PayableRequest {
  id: number;
  state: string;
  amount_cents: number;
  paid_cents: number;
  due_date: string;
  /** Twelve digits. */
  reference: string;
  rf_reference: string;
  booking: { id: number; code: string; guest_name: string };
}

/** The reference of a withdrawn payment request. */
export interface ReplacedReference {
  reference: string;
  rf_reference: string;
  booking_id: number;
}

/** A match that this device made before, so that a later file can reverse it and recognise its payer. */
export interface RememberedMatch {
  fingerprint: string;
  request_id: number;
  booking_id: number;
  amount_cents: number;
  paid_at: string;
  counterparty: string;
  /** The fingerprint of the line that reversed it. */
  undone_by?: string;
}

/** A line that belongs to a request, or, if it names only a code, to a booking. */
export interface NamedLine {
  line: KnownLine;
  booking_id: number;
  /** Null: whichever of the booking's requests fits when it is recorded. */
  request_id: number | null;
}

export interface Proposal {
  line: KnownLine;
  request_id: number;
}

export interface FoundLines {
  named: NamedLine[];
  /** Debits that reverse a credit, each with the fingerprint of that credit. */
  undone: { line: KnownLine; fingerprint: string }[];
  /** Credits that name no request or booking. */
  rest: KnownLine[];
}

/** The length of a reference and how it begins: twelve digits, or RF and two digits before those. */
const shapes = [
  [12, /\d/],
  [16, /R/],
] as const;

/** The number of digits in the shortest reference. */
const FEWEST_DIGITS = 12;

/** Whether a character may be part of a word or number; ASCII, nearly all of them, is tested without a pattern. */
function isWord(character: string | undefined): boolean {
  if (character === undefined) return false;
  if (character > '\u007f') return /[\p{L}\p{N}]/u.test(character);
  return (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z');
}

/**
 * Every run of `length` letters and digits, in capitals, skipping other characters in between: '+++123/4567/89002+++'
 * holds 123456789002. A run with a letter or digit directly before or after it does not count.
 */
function* runsOf(text: string, length: number, begins: RegExp): Generator<string> {
  const characters = [...text.toUpperCase()];
  for (const [start, first] of characters.entries()) {
    if (!begins.test(first) || isWord(characters[start - 1])) continue;
    let run = '';
    for (let at = start; at < characters.length && run.length < length; at += 1) {
      const character = characters[at] ?? '';
      if (isWord(character)) run += character;
      if (run.length === length && !isWord(characters[at + 1])) yield run;
    }
  }
}

/** Finds requests by what may name them. */
export class RequestIndex {
  readonly #byReference = new Map<string, PayableRequest>();
  readonly #replaced = new Map<string, number>();
  readonly #byCode = new Map<string, PayableRequest[]>();
  readonly #byId = new Map<number, PayableRequest>();

  constructor(requests: readonly PayableRequest[], replaced: readonly ReplacedReference[] = []) {
    for (const one of replaced)
      for (const reference of referencesOf(one)) this.#replaced.set(reference, one.booking_id);
    for (const request of requests) {
      this.#byId.set(request.id, request);
      for (const reference of referencesOf(request)) this.#byReference.set(reference, request);
      const code = request.booking.code.toUpperCase();
      this.#byCode.set(code, [...(this.#byCode.get(code) ?? []), request]);
    }
  }

  get(id: number): PayableRequest | undefined {
    return this.#byId.get(id);
  }

  /**
   * The requests that a line names, by the strongest way in which it names any: those whose reference it has, or all of
   * one booking if it has only the code.
   */
  named(line: KnownLine): { by: 'reference' | 'code'; requests: PayableRequest[] } | null {
    const structured = this.#byReference.get(line.reference);
    if (structured) return { by: 'reference', requests: [structured] };
    const text = textOf(line);
    for (const runs of runsIn(text)) {
      const found = all(runs, this.#byReference);
      if (found.length > 0) return { by: 'reference', requests: found };
    }
    const codes = [
      ...text.toUpperCase().matchAll(/(?<![\p{L}\p{N}])K[-\s]?([2-9A-HJ-NP-Z]+)(?![\p{L}\p{N}])/gu),
    ];
    const coded = [...new Set(codes.flatMap(([, code]) => this.#byCode.get(`K-${code}`) ?? []))];
    return coded.length > 0 ? { by: 'code', requests: coded } : null;
  }

  /** The bookings with a withdrawn request whose reference is in the line. */
  replaced(line: KnownLine): number[] {
    const structured = this.#replaced.get(line.reference);
    if (structured !== undefined) return [structured];
    return runsIn(textOf(line)).flatMap((runs) => all(runs, this.#replaced));
  }
}

const referencesOf = ({ reference, rf_reference }: Pick<ReplacedReference, 'reference' | 'rf_reference'>) => [
  reference,
  rf_reference.toUpperCase().replaceAll(' ', ''),
];

const textOf = ({ text, reference }: KnownLine) => `${text} ${reference}`;

/** Possible references in a text, by shape; none if there are too few digits. */
function runsIn(text: string): Generator<string>[] {
  const hasDigits = (text.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS;
  return hasDigits ? shapes.map(([length, begins]) => runsOf(text, length, begins)) : [];
}

/** Everything that the runs name, without duplicates. */
function all<Named>(runs: Iterable<string>, known: ReadonlyMap<string, Named>): Named[] {
  const found = new Set<Named>();
  for (const run of runs) {
    const named = known.get(run);
    if (named !== undefined) found.add(named);
  }
  return [...found];
}

const byDay = (a: KnownLine, b: KnownLine) =>
  a.paid_at < b.paid_at ? -1 : a.paid_at > b.paid_at ? 1 : a.fingerprint < b.fingerprint ? -1 : 1;

/**
 * Sorts the lines into those that name what they pay, those that reverse such a payment, and the rest.
 * @param remembered matches of earlier files that this device knows
 * @param replaced a line with both one of these and a code is left for a person to judge
 */
export function findNamed(
  lines: readonly KnownLine[],
  requests: readonly PayableRequest[],
  remembered: readonly RememberedMatch[],
  replaced: readonly ReplacedReference[] = [],
): FoundLines {
  const index = new RequestIndex(requests, replaced);
  const before = new Map(remembered.map((match) => [match.fingerprint, match]));
  const found: FoundLines = { named: [], undone: [], rest: [] };
  for (const line of lines.filter(({ kind }) => kind === 'credit')) {
    const request = index.get(before.get(line.fingerprint)?.request_id ?? 0);
    const names = request ? { by: 'reference' as const, requests: [request] } : index.named(line);
    const [first, ...more] = names?.requests ?? [];
    const isOne = first !== undefined && more.every(({ booking }) => booking.id === first.booking.id);
    // Two references in one payment: a person has to say which.
    const isDoubtful =
      names?.by === 'reference' ? more.length > 0 : replaced.length > 0 && index.replaced(line).length > 0;
    if (first === undefined || !isOne || isDoubtful) found.rest.push(line);
    else
      found.named.push({
        line,
        booking_id: first.booking.id,
        request_id: names?.by === 'code' ? null : first.id,
      });
  }
  found.named.sort((a, b) => byDay(a.line, b.line));
  found.undone = undoneOf(lines, index, found.named, remembered);
  return found;
}

/** Each credit is reversed once, by the first line that does; a line that was read before reverses the same one. */
function undoneOf(
  lines: readonly KnownLine[],
  index: RequestIndex,
  named: readonly NamedLine[],
  remembered: readonly RememberedMatch[],
): FoundLines['undone'] {
  const credits = new Map<
    string,
    Omit<RememberedMatch, 'request_id' | 'counterparty'> & { request_id: number | null }
  >();
  for (const match of remembered) credits.set(match.fingerprint, match);
  for (const { line, booking_id, request_id } of named) {
    const { fingerprint, amount_cents, paid_at } = line;
    if (!credits.has(fingerprint))
      credits.set(fingerprint, { fingerprint, booking_id, request_id, amount_cents, paid_at });
  }
  const takenBy = new Map<string, string>();
  for (const { fingerprint, undone_by } of remembered) if (undone_by) takenBy.set(undone_by, fingerprint);
  const taken = new Set(takenBy.values());
  const undone: FoundLines['undone'] = [];
  for (const line of lines.filter(({ kind }) => kind === 'undo').toSorted(byDay)) {
    const known = takenBy.get(line.fingerprint);
    const names = index.named(line);
    const ids = new Set(names?.requests.map(({ id }) => id));
    const bookings = new Set(names?.requests.map(({ booking }) => booking.id));
    const [last] = [...credits.values()]
      .filter(
        (credit) =>
          !taken.has(credit.fingerprint) &&
          credit.amount_cents === line.amount_cents &&
          credit.paid_at <= line.paid_at &&
          (names?.by === 'reference' && credit.request_id !== null
            ? ids.has(credit.request_id)
            : bookings.has(credit.booking_id)),
      )
      .toSorted((a, b) =>
        a.paid_at > b.paid_at || (a.paid_at === b.paid_at && a.fingerprint < b.fingerprint) ? -1 : 1,
      );
    const fingerprint = known ?? last?.fingerprint;
    if (fingerprint === undefined) continue;
    taken.add(fingerprint);
    undone.push({ line, fingerprint });
  }
  return undone;
}

const isOpen = ({ state, amount_cents, paid_cents }: PayableRequest) =>
  state !== 'paid' && state !== 'canceled' && paid_cents < amount_cents;

const byDue = (a: PayableRequest, b: PayableRequest) =>
  a.due_date === b.due_date ? a.id - b.id : a.due_date < b.due_date ? -1 : 1;

/**
 * The request that a payment with a booking's code is for: the open one of that amount, else the first due of the open
 * ones; once all are paid, the one of that amount, else the last.
 * @param requests of one booking, with what is paid by now
 */
export function requestOfCode(
  requests: readonly PayableRequest[],
  amountCents: number,
): PayableRequest | undefined {
  const sorted = requests.toSorted(byDue);
  const open = sorted.filter(isOpen);
  return (
    open.find(({ amount_cents, paid_cents }) => amount_cents - paid_cents === amountCents) ??
    open.find(({ amount_cents }) => amount_cents === amountCents) ??
    open[0] ??
    sorted.find(({ amount_cents }) => amount_cents === amountCents) ??
    sorted.at(-1)
  );
}

/** Sorts the requests of this amount first. */
const byFit = (requests: readonly PayableRequest[], amountCents: number) => {
  const fits = ({ amount_cents, paid_cents }: PayableRequest) => amount_cents - paid_cents === amountCents;
  return [...requests.filter(fits), ...requests.filter((request) => !fits(request))];
};

/** The words of a name, without case and accents. */
const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/**
 * Matches for the user to confirm: an open request of a booking whose replaced reference is in the line, or one of
 * exactly that amount, of a booking that this account paid before, or whose guest's full name is in the line. Each
 * request and each line is proposed once.
 * @param requests as they are once the named lines are recorded
 * @param payers accounts that paid a booking before, by booking
 */
export function propose(
  rest: readonly KnownLine[],
  requests: readonly PayableRequest[],
  payers: ReadonlyMap<number, ReadonlySet<string>>,
  replaced: readonly ReplacedReference[] = [],
): Proposal[] {
  const index = new RequestIndex(requests, replaced);
  const open = requests.filter(isOpen).toSorted(byDue);
  const byBooking = Map.groupBy(open, ({ booking }) => booking.id);
  const byAmount = Map.groupBy(open, ({ amount_cents, paid_cents }) => amount_cents - paid_cents);
  const names = new Map(open.map((request) => [request.id, [...wordsOf(request.booking.guest_name)]]));
  const fits: ((line: KnownLine) => PayableRequest[])[] = [
    (line) =>
      (replaced.length > 0 ? index.replaced(line) : []).flatMap((booking) =>
        byFit(byBooking.get(booking) ?? [], line.amount_cents),
      ),
    (line) => (index.named(line)?.requests ?? []).filter(isOpen).toSorted(byDue),
    (line) =>
      line.counterparty === ''
        ? []
        : (byAmount.get(line.amount_cents) ?? []).filter(({ booking }) =>
            payers.get(booking.id)?.has(accountText(line.counterparty)),
          ),
    (line) => {
      const candidates = byAmount.get(line.amount_cents) ?? [];
      if (candidates.length === 0) return [];
      const said = wordsOf(`${line.name} ${line.text}`);
      return candidates.filter(({ id }) => {
        const words = names.get(id) ?? [];
        return words.length > 0 && words.every((word) => said.has(word));
      });
    },
  ];
  const taken = new Set<number>();
  const proposed = new Map<string, Proposal>();
  const sorted = rest.toSorted(byDay);
  for (const candidates of fits) {
    for (const line of sorted) {
      if (proposed.has(line.fingerprint)) continue;
      const request = candidates(line).find(({ id }) => !taken.has(id));
      if (!request) continue;
      taken.add(request.id);
      proposed.set(line.fingerprint, { line, request_id: request.id });
    }
  }
  return sorted.flatMap(({ fingerprint }) => proposed.get(fingerprint) ?? []);
}

/** The accounts that paid each booking, in this file and in the matches that the device remembers. */
export function payersOf(
  named: readonly NamedLine[],
  remembered: readonly RememberedMatch[],
): Map<number, Set<string>> {
  const payers = new Map<number, Set<string>>();
  const add = (booking: number, account: string) => {
    if (account !== '') payers.set(booking, (payers.get(booking) ?? new Set()).add(accountText(account)));
  };
  for (const { line, booking_id } of named) add(booking_id, line.counterparty);
  for (const { booking_id, counterparty } of remembered) add(booking_id, counterparty);
  return payers;
}
