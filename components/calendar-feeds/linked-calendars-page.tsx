'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const CalendarFeedsScreen = lazyPart(
  async () => (await import('@/components/calendar-feeds/calendar-feeds-screen')).CalendarFeedsScreen,
);

/** The linked calendars of a home, on a page that shares its script with the calendar itself. */
export function LinkedCalendarsPage({ slug }: { slug: string }) {
  return (
    <Suspense>
      <CalendarFeedsScreen slug={slug} />
    </Suspense>
  );
}
