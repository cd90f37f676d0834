'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeoverCalendar } from '@/components/changeovers/changeover-calendar';
import { ChangeoverRow } from '@/components/changeovers/changeover-row';
import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { changeoversQuery } from '@/lib/changeovers/queries';
import { CHANGEOVER_WINDOW } from '@/lib/changeovers/window';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';

interface ChangeoversScreenProps {
  userId: number;
  today: Day;
}

/** Departures and arrivals by day, four weeks at a time. */
export function ChangeoversScreen({ userId, today }: ChangeoversScreenProps) {
  const [start, setStart] = useState(today);
  const range = { start, end: addDays(start, CHANGEOVER_WINDOW) };
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="space-y-8">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => setStart(addDays(start, -CHANGEOVER_WINDOW))}>
            {texts.earlier}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setStart(addDays(start, CHANGEOVER_WINDOW))}>
            {texts.later}
          </Button>
        </div>
        <Days userId={userId} today={today} range={range} />
        <ChangeoverCalendar userId={userId} />
      </div>
    </>
  );
}

function Days({ userId, today, range }: ChangeoversScreenProps & { range: { start: Day; end: Day } }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(changeoversQuery(userId, range));
  if (isError)
    return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} pending={isFetching} />;
  if (isPending) return <Spinner />;
  if (data.length === 0) return <EmptyState drawing="horizon" text={texts.empty} />;
  return (
    <div className="max-w-3xl space-y-6">
      {[...Map.groupBy(data, ({ day }) => day)].map(([day, changeovers]) => (
        <section key={day} aria-labelledby={`dag-${day}`}>
          <h2 id={`dag-${day}`} className="mb-3 text-xl first-letter:uppercase">
            {formatLongDay(day)}
          </h2>
          <ul className="space-y-3">
            {changeovers.map((changeover) => (
              <li key={changeover.listing.id}>
                <ChangeoverRow changeover={changeover} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
