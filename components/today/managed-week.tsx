'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { dayWord, Week } from '@/components/today/stays-of-week';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { planningWindowQuery } from '@/lib/planning/queries';
import { weekOf, weekRange } from '@/lib/planning/week';
import type { ManagedStay } from '@/lib/planning/week';
import { todayTexts as texts } from '@/lib/texts/today';

/** The week's arrivals and departures in the listings that a co-landlord manages. */
export function ManagedWeek() {
  const today = todayIn();
  const { data = [] } = useQuery(planningWindowQuery(weekRange(today)));
  // Homes that the user hosts are shown in their own part, with their guests.
  const listings = data.filter(({ is_hosted: isHosted }) => !isHosted);
  if (listings.length === 0) return null;
  return (
    <Week
      week={weekOf(listings, today)}
      more={
        <Link href={route('dashboard.planning')} className="link">
          {texts.toPlanning}
        </Link>
      }
      arriving={(stay) => <Row stay={stay} when={dayWord(stay.start, today)} />}
      departing={(stay) => <Row stay={stay} when={dayWord(stay.end, today)} />}
      staying={(stay) => <Row stay={stay} when={texts.until(dayWord(stay.end, today).toLowerCase())} />}
    />
  );
}

/** A row that links to the listing's calendar. */
function Row({ stay: { listing }, when }: { stay: ManagedStay; when: string }) {
  return (
    <div className="relative px-4 py-3 transition-colors duration-150 hover:bg-ci-blue-50">
      <p className="figures text-ci-gray-700 first-letter:uppercase">{when}</p>
      <Link
        href={route('dashboard.calendar', { slug: listing.slug })}
        className="font-semibold wrap-anywhere text-ci-gray-900 after:absolute after:inset-0 hover:text-ci-blue-700"
      >
        {listing.name}
      </Link>
    </div>
  );
}
