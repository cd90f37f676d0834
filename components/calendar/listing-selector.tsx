'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useTransition } from 'react';
import type { Panel } from '@/components/calendar/use-panel';
import { calendarListingsQuery, calendarListingQuery, toCalendarListing } from '@/lib/calendar/queries';
import type { CalendarListing } from '@/lib/calendar/queries';
import { leafQuery } from '@/lib/calendar/calendar-leaves';
import type { Leaf } from '@/lib/calendar/calendar-leaves';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

interface ListingSelectorProps extends Leaf {
  slug: string;
  userId: number;
  panel: Panel | null;
  today: Day;
}

const nameOf = ({ name, town }: CalendarListing) => [name, town].filter(Boolean).join(', ');

/** Goes to the calendar of another listing; the open panel and month are kept. */
export function ListingSelector({ slug, userId, panel, today, ...leaf }: ListingSelectorProps) {
  const id = useId();
  const router = useRouter();
  const [isGoing, startGoing] = useTransition();
  const { data: listings = [] } = useQuery(calendarListingsQuery(userId));
  const { data: listing } = useQuery(calendarListingQuery(slug));
  // Admins also view listings that are not their own.
  const isListed = listings.some((listing) => listing.slug === slug);
  const shown = isListed || !listing ? listings : [toCalendarListing(listing), ...listings];
  return (
    <div className="min-w-0 grow basis-24 lg:max-w-72">
      <label htmlFor={id} className="sr-only">
        {texts.listing}
      </label>
      <select
        id={id}
        value={slug}
        aria-busy={isGoing || undefined}
        onChange={({ target }) =>
          startGoing(() =>
            router.push(
              route(
                'dashboard.calendar',
                { slug: target.value },
                { action: panel, ...leafQuery(leaf, today) },
              ),
            ),
          )
        }
        className="control control-select min-h-11 truncate py-1.5"
      >
        {shown.map((listing) => (
          <option key={listing.slug} value={listing.slug}>
            {nameOf(listing)}
          </option>
        ))}
      </select>
    </div>
  );
}
