import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { ChangeoversScreen } from '@/components/changeovers/changeovers-screen';
import { changeoverAddressQuery, changeoversQuery } from '@/lib/changeovers/queries';
import { CHANGEOVER_WINDOW } from '@/lib/changeovers/window';
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';
import { requirePageActor } from '@/server/auth/page-actor';
import { getChangeoverAddress } from '@/server/features/changeovers/changeover-address';
import { listChangeovers } from '@/server/features/changeovers/list-changeovers';
import { hasChangeovers } from '@/server/features/listings/helper-roles';

export const metadata: Metadata = { title: texts.title };

/** Departures and arrivals in the homes that the user owns or cleans (docs/rules/changeovers.md). */
export default async function ChangeoversPage() {
  const actor = await requirePageActor(route('dashboard.changeovers'));
  if (!(await hasChangeovers(actor))) return showNotFound();
  const today = todayIn();
  const range = { start: today, end: addDays(today, CHANGEOVER_WINDOW) };
  const [changeovers, address] = await Promise.all([
    listChangeovers({ actor, query: { from: range.start, to: range.end } }),
    getChangeoverAddress({ actor }),
  ]);
  return (
    <Prefetched
      data={[
        [changeoversQuery(actor.id, range).queryKey, changeovers.data],
        [changeoverAddressQuery(actor.id).queryKey, address.data],
      ]}
    >
      <ChangeoversScreen userId={actor.id} today={today} />
    </Prefetched>
  );
}
