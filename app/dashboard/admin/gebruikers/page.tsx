import type { Metadata } from 'next';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { UsersScreen } from '@/components/users/users-screen';
import { route } from '@/lib/desk-paths';
import { userTexts as texts } from '@/lib/texts/users';
import { userListQuery as userListInput } from '@/lib/users/contract';
import { userListQuery, usersPerPage } from '@/lib/users/queries';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listAllUsers } from '@/server/features/users/list-users';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** The users' table (docs/rules/users.md). */
export default async function UsersPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.user.index'));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const query = { ...(await readQuery(userListInput, searchParams)), limit: usersPerPage };
  const filter = { roleId: query.user_role_id ?? null, suspended: query.suspended, search: query.search };
  const list = await listAllUsers({ actor, query });
  return (
    <Prefetched data={[[userListQuery(filter, query.page).queryKey, list]]}>
      <UsersScreen filter={filter} page={query.page} />
    </Prefetched>
  );
}
