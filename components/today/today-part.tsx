'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { AttentionPart, hasAttention } from '@/components/today/attention-part';
import { DayLine } from '@/components/today/day-line';
import { OfferedPart } from '@/components/today/offered-part';
import { DuePayments } from '@/components/today/due-payments';
import { partIds } from '@/components/today/part-ids';
import { ToAnswer } from '@/components/today/to-answer';
import { WeekPart } from '@/components/today/week-part';
import { Alert } from '@/components/ui/alert';
import { Drawing } from '@/components/ui/drawing';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { todayIn } from '@/lib/dates/day';
import { todayTexts as texts } from '@/lib/texts/today';
import type { Today } from '@/lib/today/contract';
import { todayQuery } from '@/lib/today/queries';

/** Only the week after a departure has it. */
const ToConfirm = lazyPart(async () => (await import('@/components/today/to-confirm')).ToConfirm);

const hasStays = (day: Today) =>
  [
    day.to_answer,
    day.offered,
    day.arriving,
    day.departing,
    day.staying,
    day.to_confirm,
    day.payments_due,
    day.payments_overdue,
  ].some(({ length }) => length > 0);

/**
 * The landlord's day: requests to answer, arrivals and departures, problems to resolve (docs/rules/dashboard.md#today).
 */
export function TodayPart({ userId }: { userId: number }) {
  const { data, isPending, isError } = useQuery(todayQuery(userId));
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-64 rounded-panel" />
      </SkeletonGroup>
    );
  if (isError && !data) return <Alert tone="error">{texts.loadFailed}</Alert>;
  return <Day day={data} userId={userId} />;
}

function Day({ day, userId }: { day: Today; userId: number }) {
  const part = useRef<HTMLDivElement>(null);
  const count = day.to_answer.length;
  const before = useRef(count);
  // A decided request disappears with the button that had the focus: focus moves to this section.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) part.current?.focus();
    before.current = count;
  }, [count]);
  const today = todayIn();
  return (
    <div ref={part} role="group" aria-label={texts.today} tabIndex={-1} className="space-y-10 outline-none">
      <DayLine day={day} today={today} />
      {hasStays(day) || hasAttention(day) ? (
        <>
          <ToAnswer requests={day.to_answer} today={today} />
          {day.offered.length > 0 && <OfferedPart requests={day.offered} />}
          <WeekPart day={day} today={today} />
          {day.to_confirm.length > 0 && (
            <Suspense>
              <ToConfirm stays={day.to_confirm} />
            </Suspense>
          )}
          <DuePayments part={partIds.overdue} title={texts.paymentsOverdue} payments={day.payments_overdue} />
          <DuePayments part={partIds.due} title={texts.paymentsDue} payments={day.payments_due} />
          {hasAttention(day) && <AttentionPart day={day} userId={userId} />}
        </>
      ) : (
        <QuietDay />
      )}
    </div>
  );
}

function QuietDay() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-sand px-6 py-5">
      <Drawing name="horizon" className="w-28 shrink-0" />
      <p className="min-w-0 text-lg text-ci-gray-800">{texts.nothing}</p>
    </div>
  );
}
