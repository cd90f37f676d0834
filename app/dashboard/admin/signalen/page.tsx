import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { SignalsScreen } from '@/components/signals/signals-screen';
import { route } from '@/lib/desk-paths';
import { signalListQuery } from '@/lib/signals/contract';
import { signalsPerPage, signalsQuery } from '@/lib/signals/queries';
import { signalTexts as texts } from '@/lib/texts/signals';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listSignals } from '@/server/features/signals/list-signals';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** What a moderator should look at (docs/rules/signals.md). */
export default async function SignalsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.signals'));
  if (!hasRight(actor, 'signals')) return showRefused(actor);
  const query = { ...(await readQuery(signalListQuery, searchParams)), limit: signalsPerPage };
  const filter = { kind: query.kind ?? null, state: query.state };
  const list = await listSignals({ actor, query });
  return (
    <Prefetched data={[[signalsQuery(filter, query.page).queryKey, list]]}>
      <SignalsScreen filter={filter} page={query.page} />
    </Prefetched>
  );
}
