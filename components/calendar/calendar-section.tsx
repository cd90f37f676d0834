'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { PanelSection } from '@/components/calendar/panel-frame';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { calendarListingQuery } from '@/lib/calendar/queries';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/desk-paths';
import { feedTexts as texts } from '@/lib/texts/calendar-feeds';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';

// These pages share their address, and so their script, with the calendar itself.
const HistoryList = lazyPart(async () => (await import('@/components/calendar/history-panel')).HistoryList);
const CleaningNote = lazyPart(async () => (await import('@/components/calendar/cleaning-note')).CleaningNote);
const ManagerSettings = lazyPart(
  async () => (await import('@/components/calendar/manager-settings')).ManagerSettings,
);

const sections = [
  ['calendar', 'dashboard.calendar'],
  ['feeds', 'dashboard.calendar.feeds'],
  ['managers', 'dashboard.calendar.managers'],
  ['history', 'dashboard.calendar.history'],
] as const;
export type CalendarSectionName = 'feeds' | 'managers' | 'history';

interface CalendarSectionProps {
  slug: string;
  current: CalendarSectionName;
  children: ReactNode;
}

/** A page about a listing's calendar, with navigation to the related pages. */
export function CalendarSection({ slug, current, children }: CalendarSectionProps) {
  const { data: listing } = useQuery(calendarListingQuery(slug));
  const isOwn = listing !== undefined && 'air_bnb_url' in listing;
  const shown = sections.filter(([name]) => isOwn || name === 'calendar' || name === 'history');
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">
        {listing ? ownerCalendarTexts.calendarOf(listingName(listing)) : ownerCalendarTexts.title}
      </h1>
      <nav aria-label={texts.pages} className="mt-3 mb-5 border-b border-ci-gray-200">
        <ul className="relative flex gap-x-6 overflow-x-auto [scrollbar-width:none]">
          {shown.map(([name, to]) => (
            <li key={name} className="shrink-0">
              <Link
                href={route(to, { slug })}
                aria-current={name === current ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center border-b-2 font-semibold',
                  name === current
                    ? 'border-ci-blue text-ci-blue-800'
                    : 'border-transparent text-ci-gray-700 hover:text-ci-blue-700',
                )}
              >
                {texts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-3xl">{children}</div>
    </>
  );
}

/** The helpers of the home, and the note for those who clean it. */
export function CalendarManagers({ slug }: { slug: string }) {
  const { data: listing } = useQuery(calendarListingQuery(slug));
  if (!listing || !('air_bnb_url' in listing)) return null;
  return (
    <div className="space-y-6">
      <Card>
        <Suspense>
          <ManagerSettings listing={listing} heading="h2" />
        </Suspense>
      </Card>
      <Card>
        <Suspense>
          <CleaningNote slug={slug} />
        </Suspense>
      </Card>
    </div>
  );
}

/** The calendar's log: who changed which nights. */
export function CalendarHistory({ slug }: { slug: string }) {
  return (
    <Card>
      <PanelSection id="geschiedenis" title={ownerCalendarTexts.history} heading="h2">
        <Suspense>
          <HistoryList slug={slug} />
        </Suspense>
      </PanelSection>
    </Card>
  );
}
