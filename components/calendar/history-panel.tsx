'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { historyPanelId, PanelFrame } from '@/components/calendar/panel-frame';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { nightsText, wholeNightsText } from '@/lib/calendar/choice-text';
import { groupLogs } from '@/lib/calendar/log-groups';
import type { LogGroup } from '@/lib/calendar/log-groups';
import { calendarLogsQuery } from '@/lib/calendar/queries';
import { formatMoment } from '@/lib/format/date';
import { formatWholeEuro } from '@/lib/money/euro';
import { ownerCalendarTexts, logKindTexts } from '@/lib/texts/owner-calendar';
import { dashboardTexts } from '@/lib/texts/dashboard';

const texts = ownerCalendarTexts.log;

interface HistoryPanelProps {
  slug: string;
  takesFocus: boolean;
  onClose: () => void;
}

/** The calendar's log in a panel beside the calendar. */
export function HistoryPanel({ slug, ...frame }: HistoryPanelProps) {
  return (
    <PanelFrame id={historyPanelId} title={ownerCalendarTexts.history} {...frame}>
      <HistoryList slug={slug} />
    </PanelFrame>
  );
}

/** The calendar's log: who changed which nights, newest first. */
export function HistoryList({ slug }: { slug: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(calendarLogsQuery(slug));
  return (
    <div className="space-y-4">
      <p className="text-ci-gray-700">{texts.intro}</p>
      {isPending && (
        <SkeletonGroup className="space-y-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {isError && !data && (
        <ErrorState
          title={texts.failed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void refetch()}
          pending={isFetching}
          className="py-4"
        />
      )}
      {data?.length === 0 && <p>{texts.empty}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-ci-gray-200 border-y border-ci-gray-200">
          {groupLogs(data).map((group) => (
            <li key={group.key}>
              <HistoryEntry group={group} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HistoryEntry({ group: { kind, user, created_at, changes } }: { group: LogGroup }) {
  const [first, ...others] = changes;
  const summary = first && nightsText(first.nights);
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold text-ci-gray-900">{logKindTexts[kind]}</span>
          <span className="figures block text-ci-gray-800">
            {summary && others.length > 0 ? texts.more(summary, others.length) : summary}
          </span>
          <span className="figures block text-ci-gray-600">
            {texts.by(user ?? texts.formerUser, formatMoment(created_at))}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-ci-gray-600 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <ul className="figures space-y-1 pb-4 text-ci-gray-800">
        {changes.map(({ nights, price }) => (
          <li key={`${nights.start} ${price}`}>
            {price === null
              ? wholeNightsText(nights)
              : texts.priced(wholeNightsText(nights), formatWholeEuro(price))}
          </li>
        ))}
      </ul>
    </details>
  );
}
