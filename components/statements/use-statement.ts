'use client';

import { startTransition, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/lib/api/client';
import type { FoundLines, Proposal } from '@/lib/statements/match';
import { requestsToMatchQuery, sendPaymentMatches } from '@/lib/statements/queries';
import type { RequestToMatch } from '@/lib/payments/contract';
import { recordMatches, sentMatch } from '@/lib/statements/record-matches';
import type { RecordedLine } from '@/lib/statements/record-matches';
import { rememberedMatches, rememberMatches } from '@/lib/statements/remembered';
import { StatementRefusal } from '@/lib/statements/statement';
import { StatementReader } from '@/lib/statements/statement-reader';
import { statementRefusalTexts, statementTexts as texts } from '@/lib/texts/statements';

/** The result of reading a file. */
export interface StatementResult {
  file: string;
  requests: ReadonlyMap<number, RequestToMatch>;
  recorded: RecordedLine[];
  proposals: Proposal[];
  undone: FoundLines['undone'];
  /** Credits that match nothing. */
  others: number;
}

export type StatementState =
  | { is: 'none' }
  | { is: 'reading'; share: number }
  | { is: 'refused'; where: string; why: string }
  | ({ is: 'read' } & StatementResult);

/** Reads a statement, records what matches, and accepts proposals. */
export function useStatement(userId: number) {
  const client = useQueryClient();
  const [state, setState] = useState<StatementState>({ is: 'none' });
  const load = () => client.fetchQuery(requestsToMatchQuery(userId));

  async function read(file: File): Promise<void> {
    setState({ is: 'reading', share: 0 });
    const reader = new StatementReader();
    try {
      const { accounts, requests, replaced } = await load();
      const known = { requests, replaced, remembered: rememberedMatches() };
      const found = await reader.read(file, accounts, known, (share) => setState({ is: 'reading', share }));
      const recorded = await recordMatches(found, requests, sendPaymentMatches);
      remember(recorded, found.undone);
      const now = await load();
      const { proposals, others } = await reader.propose(found.named, {
        requests: now.requests,
        replaced: now.replaced,
        remembered: rememberedMatches(),
      });
      const byId = new Map(now.requests.map((request) => [request.id, request]));
      // May render hundreds of rows; a transition keeps the page responsive.
      startTransition(() =>
        setState({
          is: 'read',
          file: file.name,
          requests: byId,
          recorded,
          proposals,
          undone: found.undone,
          others,
        }),
      );
    } catch (error) {
      setState({ is: 'refused', ...reasonOf(error, file.name) });
    } finally {
      reader.end();
    }
  }

  /** @throws ApiError */
  async function take(result: StatementResult, proposal: Proposal): Promise<void> {
    const { line, request_id } = proposal;
    const booking_id = result.requests.get(request_id)?.booking.id ?? 0;
    const recorded: RecordedLine = { line, request_id, booking_id };
    await sendPaymentMatches([sentMatch(recorded)]);
    remember([recorded], []);
    setState((now) =>
      now.is === 'read'
        ? {
            ...now,
            recorded: [...now.recorded, recorded],
            proposals: now.proposals.filter((one) => one !== proposal),
          }
        : now,
    );
  }

  return { state, read, take };
}

function reasonOf(error: unknown, name: string): { where: string; why: string } {
  if (error instanceof StatementRefusal)
    return { where: texts.refusedAt(name, error.line), why: statementRefusalTexts[error.fault] };
  return { where: name, why: errorMessage(error, texts.failed) };
}

function remember(recorded: readonly RecordedLine[], undone: FoundLines['undone']): void {
  const before = new Map(rememberedMatches().map((match) => [match.fingerprint, match]));
  for (const { line, request_id, booking_id } of recorded) {
    const { fingerprint, amount_cents, paid_at, counterparty } = line;
    before.set(fingerprint, {
      ...before.get(fingerprint),
      ...{ fingerprint, request_id, booking_id, amount_cents, paid_at, counterparty },
    });
  }
  for (const { line, fingerprint } of undone) {
    const match = before.get(fingerprint);
    if (match) before.set(fingerprint, { ...match, undone_by: line.fingerprint });
  }
  rememberMatches([...before.values()]);
}
