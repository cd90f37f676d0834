import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { loadPlanningWindow } from '@/app/dashboard/planning/load-planning-window';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { PlanningScreen } from '@/components/planning/planning-screen';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { planningWindowQuery } from '@/lib/planning/queries';
import { TODAY_WINDOW, timelineStart, windowRange } from '@/lib/planning/timeline';
import { planningTexts as texts } from '@/lib/texts/planning';
import { requirePageActor } from '@/server/auth/page-actor';
import { hasChangeovers, helperMenuOf } from '@/server/features/listings/helper-roles';
import { mayHaveRequests } from '@/server/features/requests/policy';

export const metadata: Metadata = { title: texts.title };

/** All listings in one timeline (docs/rules/planning.md#the-timeline). */
export default async function PlanningPage() {
  const actor = await requirePageActor(route('dashboard.planning'));
  if ((await helperMenuOf(actor)) === 'cleaning-only') return showNotFound();
  const today = todayIn();
  // The timeline opens at today, with the weeks before it in reach.
  const shown = await Promise.all(
    [TODAY_WINDOW - 1, TODAY_WINDOW].map(async (window) => {
      const range = windowRange(timelineStart(today), window);
      return [planningWindowQuery(range).queryKey, await loadPlanningWindow(actor, range)] as const;
    }),
  );
  if (shown.every(([, listings]) => listings.length === 0))
    return <NoListings mayCreate={mayHaveRequests(actor)} />;
  return (
    <Prefetched data={shown}>
      <PlanningScreen today={today} changeoversOf={(await hasChangeovers(actor)) ? actor.id : null} />
    </Prefetched>
  );
}

function NoListings({ mayCreate }: { mayCreate: boolean }) {
  return (
    <>
      <PageHeading title={texts.title} />
      <EmptyState
        drawing={mayCreate ? 'beach' : 'horizon'}
        text={mayCreate ? texts.empty : texts.emptyShared}
        action={
          <LinkButton
            as={Link}
            href={route(mayCreate ? 'listing.create' : 'dashboard.today')}
            variant={mayCreate ? 'primary' : 'secondary'}
          >
            {mayCreate ? texts.createListing : texts.toToday}
          </LinkButton>
        }
      />
    </>
  );
}
