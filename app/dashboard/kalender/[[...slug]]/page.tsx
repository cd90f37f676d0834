import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { loadCalendar, loadSection } from '@/app/dashboard/kalender/load-calendar';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { LinkedCalendarsPage } from '@/components/calendar-feeds/linked-calendars-page';
import { CalendarHistory, CalendarManagers, CalendarSection } from '@/components/calendar/calendar-section';
import { CalendarScreen } from '@/components/calendar/calendar-screen';
import { NoCalendar } from '@/components/calendar/no-calendar';
import { calendarFilePath } from '@/lib/calendar/queries';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { requirePageActor } from '@/server/auth/page-actor';
import { findLastCalendar } from '@/server/features/calendar/find-last-calendar';
import { env } from '@/server/env';
import { findListing } from '@/server/features/listings/find-listing';
import { helperMenuOf } from '@/server/features/listings/helper-roles';
import { mayEditListing, mayManageCalendar } from '@/server/features/listings/policy';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  params: Promise<{ slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The query parameters that the screen uses: the open panel and the month or year shown. */
const carriedQuery = (query: Awaited<PageProps['searchParams']>) =>
  Object.fromEntries(
    ['action', 'view', 'month'].map((name) => {
      const value = query[name];
      return [name, typeof value === 'string' ? value : null];
    }),
  );

/**
 * The calendar of a listing, for those who manage it; without a slug redirects to that of the user's newest own
 * listing, else the one last shared with them (docs/rules/calendar.md#the-owners-screen).
 */
export default async function CalendarPage({ params, searchParams }: PageProps) {
  const { slug: [slug, ...rest] = [] } = await params;
  if (slug !== undefined && rest.length > 0) return <SectionPage slug={slug} rest={rest} />;
  const query = carriedQuery(await searchParams);
  const actor = await requirePageActor(route('dashboard.calendar', { slug }, query));
  if (slug === undefined) {
    const last = await findLastCalendar(actor);
    if (last === null && (await helperMenuOf(actor)).endsWith('-only')) return showNotFound();
    if (last === null) return <NoCalendar roleId={actor.roleId} />;
    redirect(route('dashboard.calendar', { slug: last }, query));
  }
  // Page URLs contain the slug, never the id.
  const listing = /^\d+$/.test(slug) ? null : await findListing(slug);
  if (!listing || !mayManageCalendar(actor, listing)) return showNotFound(listingPageTexts.notFound);
  return (
    <Prefetched data={await loadCalendar(slug, actor)}>
      <CalendarScreen
        key={slug}
        slug={slug}
        userId={actor.id}
        today={todayIn()}
        exportUrl={`${env.APP_URL}${calendarFilePath(listing.id)}`}
      />
    </Prefetched>
  );
}

const sections = {
  koppelingen: { name: 'feeds', Screen: LinkedCalendarsPage, may: mayEditListing },
  beheerders: { name: 'managers', Screen: CalendarManagers, may: mayEditListing },
  geschiedenis: { name: 'history', Screen: CalendarHistory, may: mayManageCalendar },
} as const;

const isSection = (word: string | undefined): word is keyof typeof sections =>
  word !== undefined && Object.hasOwn(sections, word);

/** The linked calendars, managers and history of a listing's calendar, each on a page of its own. */
async function SectionPage({ slug, rest: [word, ...more] }: { slug: string; rest: string[] }) {
  const section = isSection(word) && more.length === 0 ? sections[word] : null;
  const actor = await requirePageActor(
    section ? route(`dashboard.calendar.${section.name}`, { slug }) : route('dashboard.calendar', { slug }),
  );
  const listing = /^\d+$/.test(slug) ? null : await findListing(slug);
  if (!section || !listing || !section.may(actor, listing)) return showNotFound(listingPageTexts.notFound);
  const { name, Screen } = section;
  return (
    <Prefetched data={await loadSection(slug, actor, name === 'feeds')}>
      <CalendarSection slug={slug} current={name}>
        <Screen slug={slug} />
      </CalendarSection>
    </Prefetched>
  );
}
