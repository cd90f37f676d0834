'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { periodName } from '@/components/short-stay-reports/period-name';
import { StopSwitch } from '@/components/short-stay-reports/stop-switch';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { formatMoment } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import type { ReportPeriodRow, ReportState } from '@/lib/short-stay-reports/contract';
import {
  refetchReports,
  reportCalls,
  reportFile,
  reportPeriodsQuery,
} from '@/lib/short-stay-reports/desk-queries';
import { shortStayReportTexts as texts } from '@/lib/texts/short-stay-reports';

/** The reporting periods with the result of each, and the switch that stops all reports. */
export function ReportsSection() {
  const id = useId();
  const { data, isPending, isError } = useQuery(reportPeriodsQuery());
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {texts.title}
        </h2>
        {data?.meta.entry_point && <StopSwitch stop={data.meta} />}
      </div>
      {isPending && (
        <SkeletonGroup>
          <Skeleton className="h-48 rounded-panel" />
        </SkeletonGroup>
      )}
      {isError && !data && <Alert tone="error">{texts.loadFailed}</Alert>}
      {data && <Periods rows={data.data} canSend={data.meta.entry_point && !data.meta.stopped} />}
    </section>
  );
}

/** The periods back to the oldest with something in it; empty ones before that are left out. */
function shownOf(rows: readonly ReportPeriodRow[]): readonly ReportPeriodRow[] {
  const last = rows.findLastIndex(({ due, last_run_at: run }) => due > 0 || run !== null);
  return rows.slice(0, Math.max(2, last + 1));
}

function Periods({ rows, canSend }: { rows: readonly ReportPeriodRow[]; canSend: boolean }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.columns.period}</CardTableHead>
          <CardTableHead>{texts.columns.state}</CardTableHead>
          <CardTableHead align="end">{texts.columns.due}</CardTableHead>
          <CardTableHead align="end">{texts.columns.accepted}</CardTableHead>
          <CardTableHead align="end">{texts.columns.refused}</CardTableHead>
          <CardTableHead>{texts.columns.lastRun}</CardTableHead>
          <CardTableHead>
            <span className="sr-only">{texts.columns.actions}</span>
          </CardTableHead>
        </>
      }
    >
      {shownOf(rows).map((row) => (
        <PeriodRow key={row.period} row={row} canSend={canSend} />
      ))}
    </CardTable>
  );
}

const tones: Record<ReportState, BadgeTone> = {
  open: 'gray',
  ready: 'sand',
  running: 'blue',
  retrying: 'sand',
  sent: 'blue',
  failed: 'red',
};

function PeriodRow({ row, canSend }: { row: ReportPeriodRow; canSend: boolean }) {
  const { period, state, error } = row;
  const name = periodName(period);
  const isNothing = state === 'ready' && row.due === 0;
  return (
    <CardTableRow>
      <CardTableCell>
        <strong className="text-ci-gray-900 first-letter:uppercase">{name}</strong>
      </CardTableCell>
      <CardTableCell label={texts.columns.state}>
        <Badge tone={isNothing ? 'gray' : tones[state]}>
          {isNothing ? texts.nothing : texts.states[state]}
        </Badge>
        {error && <span className="mt-1 block text-ci-red-700">{error}</span>}
      </CardTableCell>
      <CardTableCell label={texts.columns.due} align="end">
        <Figure number={row.due} more={row.waiting > 0 && texts.waiting(row.waiting)} />
      </CardTableCell>
      <CardTableCell label={texts.columns.accepted} align="end">
        <Figure
          number={row.accepted}
          more={[
            row.cancelled > 0 && texts.cancelled(row.cancelled),
            row.corrected > 0 && texts.corrected(row.corrected),
          ]
            .filter(Boolean)
            .join(', ')}
        />
      </CardTableCell>
      <CardTableCell label={texts.columns.refused} align="end">
        <Figure
          number={row.refused}
          more={row.refused_by.map(({ cause, number }) => texts.refusedBy[cause](number)).join(', ')}
        />
      </CardTableCell>
      <CardTableCell label={texts.columns.lastRun}>
        <span className="figures">{row.last_run_at ? formatMoment(row.last_run_at) : texts.never}</span>
      </CardTableCell>
      <CardTableCell align="end">
        <span className="flex flex-wrap justify-end gap-x-3 gap-y-2">
          {row.sent > 0 && (
            <>
              <a
                href={reportFile(period, 'csv')}
                download
                className="link"
                aria-label={texts.fileOf('CSV', name)}
              >
                CSV
              </a>
              <a
                href={reportFile(period, 'json')}
                download
                className="link"
                aria-label={texts.fileOf('JSON', name)}
              >
                JSON
              </a>
            </>
          )}
          {canSend && state !== 'open' && state !== 'running' && !isNothing && (
            <SendButton period={period} name={name} />
          )}
        </span>
      </CardTableCell>
    </CardTableRow>
  );
}

function Figure({ number, more }: { number: number; more: string | false }) {
  return (
    <span className="figures">
      <span>{formatNumber(number)}</span>
      {more && <span className="block text-sm text-ci-gray-600">{more}</span>}
    </span>
  );
}

function SendButton({ period, name }: { period: string; name: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => reportCalls.send(period),
    onSuccess: ({ data }) => {
      if (data.state === 'failed') toast.error(data.error ?? texts.sendFailed);
      else toast.success(data.state === 'running' ? texts.leftToWorker : texts.sendDone);
    },
    onError: (error) => toast.error(toTellable(error, texts.sendFailed), texts.sendFailed),
    onSettled: () => refetchReports(client),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      aria-label={texts.sendOf(name)}
      onClick={() => mutate()}
    >
      {texts.send}
    </Button>
  );
}
