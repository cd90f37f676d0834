import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { FindScreen } from '@/components/find/find-screen';
import { findQuery } from '@/lib/find/contract';
import { foundQuery } from '@/lib/find/queries';
import { route } from '@/lib/desk-paths';
import { findTexts as texts } from '@/lib/texts/find';
import type { Actor } from '@/server/auth/actor';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findEverything } from '@/server/features/find/find-everything';
import { DomainError } from '@/server/http/errors';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Everything that matches these words, numbers or addresses (docs/rules/find.md). */
export default async function FindPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.find'));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const { q } = await readQuery(findQuery.partial(), searchParams);
  if (q === undefined) return <FindScreen q={null} />;
  const found = await findUnlessTooMuch(actor, q);
  return (
    <Prefetched data={found === null ? [] : [[foundQuery(q).queryKey, found.data]]}>
      <FindScreen q={q} />
    </Prefetched>
  );
}

/** Null for a search that takes too long: the screen then asks again, and shows the error. */
async function findUnlessTooMuch(actor: Actor, q: string) {
  try {
    return await findEverything({ actor, query: { q } });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return null;
    throw error;
  }
}
