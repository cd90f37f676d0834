'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useTransition } from 'react';
import type { Panel } from '@/components/calendar/use-panel';
import { calendarHomesQuery, calendarListingQuery, toCalendarHome } from '@/lib/calendar/queries';
import type { CalendarHome } from '@/lib/calendar/queries';
import { leafQuery } from '@/lib/calendar/calendar-leaves';
import type { Leaf } from '@/lib/calendar/calendar-leaves';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

interface HomeSelectorProps extends Leaf {
  slug: string;
  userId: number;
  panel: Panel | null;
  today: Day;
}

const nameOf = ({ name, town }: CalendarHome) => [name, town].filter(Boolean).join(', ');

/** Goes to the calendar of another listing; the open panel and month are kept. */
export function HomeSelector({ slug, userId, panel, today, ...leaf }: HomeSelectorProps) {
  const id = useId();
  const router = useRouter();
  const [isGoing, startGoing] = useTransition();
  const { data: homes = [] } = useQuery(calendarHomesQuery(userId));
  const { data: listing } = useQuery(calendarListingQuery(slug));
  // Admins also view listings that are not their own.
  const isListed = homes.some((home) => home.slug === slug);
  const shown = isListed || !listing ? homes : [toCalendarHome(listing), ...homes];
  return (
    <div className="min-w-0 grow basis-24 lg:max-w-72">
      <label htmlFor={id} className="sr-only">
        {texts.home}
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
        {shown.map((home) => (
          <option key={home.slug} value={home.slug}>
            {nameOf(home)}
          </option>
        ))}
      </select>
    </div>
  );
}
