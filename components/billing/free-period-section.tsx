'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { PagedList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { freePeriodCalls } from '@/lib/billing/calls';
import { freePeriodListQuery, refreshBilling } from '@/lib/billing/queries';
import type { RunningFreePeriodDto } from '@/lib/billing/tariffs';
import { isDay } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { formatDay, formatMomentDay } from '@/lib/format/date';
import { tariffTexts as texts } from '@/lib/texts/tariffs';

/** The homes that are online without payment, each with a way to end that. */
export function FreePeriodSection({ page }: { page: number }) {
  const id = useId();
  const list = useQuery(freePeriodListQuery(page));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.freePeriods}</h2>
      <p className="mt-2 mb-5 max-w-prose text-ci-gray-700">{texts.freePeriodsIntro}</p>
      <PagedList
        list={list}
        failed={texts.freePeriodsFailed}
        empty={<EmptyState text={texts.noFreePeriods} />}
        href={(to) => route('dashboard.admin.money', {}, { page: to })}
      >
        {({ data }) => (
          <CardTable
            caption={texts.freePeriods}
            head={
              <>
                <CardTableHead>{texts.home}</CardTableHead>
                <CardTableHead>{texts.until}</CardTableHead>
                <CardTableHead>{texts.grantedBy}</CardTableHead>
                <CardTableHead align="end">
                  <span className="sr-only">{texts.actions}</span>
                </CardTableHead>
              </>
            }
          >
            {data.map((period) => (
              <FreePeriodRow key={period.listing_id} period={period} />
            ))}
          </CardTable>
        )}
      </PagedList>
    </section>
  );
}

function FreePeriodRow({ period }: { period: RunningFreePeriodDto }) {
  return (
    <CardTableRow>
      <CardTableCell label={texts.home}>
        <Link
          href={route('dashboard.admin.listing.show', { id: period.listing_id })}
          className="font-semibold underline"
        >
          {period.name}
        </Link>
        <span className="block text-ci-gray-600">{period.owner}</span>
      </CardTableCell>
      <CardTableCell label={texts.until} className="figures">
        {isDay(period.until) ? formatDay(period.until) : texts.noEnd}
      </CardTableCell>
      <CardTableCell label={texts.grantedBy}>
        {texts.granted(formatMomentDay(period.granted_at), period.granted_by)}
      </CardTableCell>
      <CardTableCell align="end">
        <EndButton period={period} />
      </CardTableCell>
    </CardTableRow>
  );
}

function EndButton({ period: { listing_id: id, name } }: { period: RunningFreePeriodDto }) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm" aria-label={texts.endNamed(name)}>
          {texts.end}
        </Button>
      }
      title={texts.endTitle(name)}
      description={texts.endConsequence}
      confirmLabel={texts.end}
      onConfirm={async () => {
        await freePeriodCalls.takeBack(id).catch((error: unknown) => {
          throw toTellable(error, texts.endFailed);
        });
        toast.success(texts.ended);
        await refreshBilling(client);
      }}
      errorText={texts.endFailed}
    />
  );
}
