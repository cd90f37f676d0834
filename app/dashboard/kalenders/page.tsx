import type { Metadata } from 'next';
import { loadListings } from '@/app/dashboard/kalender/load-calendar';
import { Prefetched } from '@/app/dashboard/prefetched';
import { AllCalendarsScreen } from '@/components/calendar-feeds/all-calendars-screen';
import { calendarListingsQuery } from '@/lib/calendar/queries';
import { route } from '@/lib/desk-paths';
import { feedTexts } from '@/lib/texts/calendar-feeds';
import { requirePageActor } from '@/server/auth/page-actor';

export const metadata: Metadata = { title: feedTexts.allTitle };

/** The linked calendars of all listings that the user manages. */
export default async function CalendarsPage() {
  const actor = await requirePageActor(route('dashboard.calendars'));
  return (
    <Prefetched data={[[calendarListingsQuery(actor.id).queryKey, await loadListings(actor)]]}>
      <AllCalendarsScreen userId={actor.id} />
    </Prefetched>
  );
}
