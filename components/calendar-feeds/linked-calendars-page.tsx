'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const LinkedCalendarsScreen = lazyPart(
  async () => (await import('@/components/calendar-feeds/linked-calendars-screen')).LinkedCalendarsScreen,
);

/** The linked calendars of a home, on a page that shares its script with the calendar itself. */
export function LinkedCalendarsPage({ slug }: { slug: string }) {
  return (
    <Suspense>
      <LinkedCalendarsScreen slug={slug} />
    </Suspense>
  );
}
