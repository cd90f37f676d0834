/** Records what was found, so that reading a file twice, in parts or overlapping another gives the same result. */
import { requestOfCode } from '@/lib/statements/match';
import type { FoundLines, NamedLine, PayableRequest } from '@/lib/statements/match';

/** An element of POST /api/user/payment-matches. */
export type SentMatch =
  | { payment_request_id: number; amount_cents: number; paid_at: string; fingerprint: string }
  | { fingerprint: string; undone: true };

/** Sends matches and returns, in the same order, which were already known. */
export type SendMatches = (matches: readonly SentMatch[]) => Promise<readonly { known: boolean }[]>;

/** A line and the request that it was recorded for. */
export type RecordedLine = NamedLine & { request_id: number };

export const MATCHES_PER_CALL = 500;

/** The element that says that a line pays a request. */
export const sentMatch = ({ line, request_id }: RecordedLine): SentMatch => ({
  payment_request_id: request_id,
  amount_cents: line.amount_cents,
  paid_at: line.paid_at,
  fingerprint: line.fingerprint,
});

async function sendAll(matches: readonly SentMatch[], send: SendMatches): Promise<{ known: boolean }[]> {
  const answers: { known: boolean }[] = [];
  for (let at = 0; at < matches.length; at += MATCHES_PER_CALL)
    answers.push(...(await send(matches.slice(at, at + MATCHES_PER_CALL))));
  return answers;
}

/**
 * Records all named lines. Those with a reference are sent at once. A line with a code pays the request that is open by
 * then, so it is one line at a time per booking: only the answer tells whether a line was counted before.
 * @param requests as they were before
 */
export async function recordMatches(
  found: Pick<FoundLines, 'named' | 'undone'>,
  requests: readonly PayableRequest[],
  send: SendMatches,
): Promise<RecordedLine[]> {
  const now = new Map(requests.map((request) => [request.id, { ...request }]));
  const byBooking = Map.groupBy(now.values(), ({ booking }) => booking.id);
  const recorded: RecordedLine[] = [];
  const record = async (lines: readonly RecordedLine[]) => {
    const answers = await sendAll(lines.map(sentMatch), send);
    for (const [index, line] of lines.entries()) {
      const request = now.get(line.request_id);
      if (answers[index]?.known === false && request) request.paid_cents += line.line.amount_cents;
    }
    recorded.push(...lines);
  };
  await record(
    found.named.flatMap((one) => (one.request_id === null ? [] : [{ ...one, request_id: one.request_id }])),
  );
  const waiting = Map.groupBy(
    found.named.filter(({ request_id }) => request_id === null),
    ({ booking_id }) => booking_id,
  );
  while (waiting.size > 0) {
    const round: RecordedLine[] = [];
    for (const [booking, lines] of waiting) {
      const line = lines.shift();
      const request = line && requestOfCode(byBooking.get(booking) ?? [], line.line.amount_cents);
      if (line && request) round.push({ ...line, request_id: request.id });
      if (lines.length === 0) waiting.delete(booking);
    }
    await record(round);
  }
  await sendAll(
    found.undone.map(({ fingerprint }) => ({ fingerprint, undone: true })),
    send,
  );
  return recorded;
}
