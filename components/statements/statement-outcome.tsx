'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import type { StatementResult } from '@/components/statements/use-statement';
import { formatDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import type { KnownLine } from '@/lib/statements/fingerprint';
import type { Proposal } from '@/lib/statements/match';
import type { RequestToMatch } from '@/lib/payments/contract';
import { statementTexts as texts } from '@/lib/texts/statements';

/** The most rows shown per heading: a year's statement may hold thousands. */
const MAX_SHOWN = 200;

interface StatementOutcomeProps {
  result: StatementResult;
  onTake: (proposal: Proposal) => Promise<void>;
}

/** The result of a statement: lines matched, to confirm and taken back, and how many others. */
export function StatementOutcome({ result, onTake }: StatementOutcomeProps) {
  const { file, requests, recorded, proposals, undone, others } = result;
  const region = useRef<HTMLElement>(null);
  // The button that was pressed may be gone, and a new file is a new region.
  useEffect(() => region.current?.focus(), [file, proposals.length]);
  return (
    <section ref={region} aria-label={file} tabIndex={-1} className="space-y-6 outline-none">
      <Group title={texts.matched(recorded.length)} count={recorded.length}>
        {recorded.slice(0, MAX_SHOWN).map(({ line, request_id }) => (
          <Row key={line.fingerprint} line={line} request={requests.get(request_id)} />
        ))}
      </Group>
      <Group title={texts.toConfirm(proposals.length)} count={proposals.length}>
        {proposals.slice(0, MAX_SHOWN).map((proposal) => (
          <Row
            key={proposal.line.fingerprint}
            line={proposal.line}
            request={requests.get(proposal.request_id)}
            onTake={() => onTake(proposal)}
          />
        ))}
      </Group>
      {undone.length > 0 && (
        <Group title={texts.undone(undone.length)} count={undone.length} about={texts.undoneAbout}>
          {undone.slice(0, MAX_SHOWN).map(({ line }) => (
            <Row key={line.fingerprint} line={line} request={undefined} />
          ))}
        </Group>
      )}
      <Group title={texts.others(others)} count={0} about={texts.othersAbout} />
    </section>
  );
}

interface GroupProps {
  title: string;
  about?: string;
  /** The number of rows, shown or not. */
  count: number;
  children?: ReactNode;
}

function Group({ title, about, count, children }: GroupProps) {
  return (
    <Card tone="plain">
      <h2 className="text-xl">{title}</h2>
      {about && <p className="mt-1 text-ci-gray-700">{about}</p>}
      {count > 0 && <ul className="mt-3 divide-y divide-ci-gray-200">{children}</ul>}
      {count > MAX_SHOWN && <p className="mt-3 text-ci-gray-700">{texts.more(count - MAX_SHOWN)}</p>}
    </Card>
  );
}

interface RowProps {
  line: KnownLine;
  request: RequestToMatch | undefined;
  /** For a proposal: accepts it. */
  onTake?: () => Promise<void>;
}

function Row({ line, request, onTake }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-ci-gray-900">
          {texts.paid(formatEuro(line.amount_cents), formatDay(line.paid_at))}
        </p>
        {request && (
          <p className="flex flex-wrap gap-x-2">
            <Link href={route('dashboard.booking-request.show', { id: request.booking.id })} className="link">
              {request.booking.code}
            </Link>
            <span>
              {texts.paidFor(
                request.booking.guest_name,
                request.whole ? 'whole' : request.kind,
                request.listing.name,
              )}
            </span>
          </p>
        )}
        {(onTake || !request) && (
          <p className="line-clamp-2 text-ci-gray-700">
            {[line.name, line.text].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {onTake && (
        <TakeButton
          label={texts.takeFor(request?.booking.code ?? '', formatEuro(line.amount_cents))}
          onTake={onTake}
        />
      )}
    </li>
  );
}

function TakeButton({ label, onTake }: { label: string; onTake: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  async function press() {
    setPending(true);
    try {
      await onTake();
      toast.success(texts.taken);
    } catch (error) {
      setPending(false);
      toast.error(error, texts.failed);
    }
  }
  return (
    <Button variant="secondary" size="sm" pending={isPending} aria-label={label} onClick={() => void press()}>
      {texts.take}
    </Button>
  );
}
