import type { Metadata } from 'next';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { Prefetched } from '@/app/dashboard/prefetched';
import { UsersScreen } from '@/components/users/users-screen';
import { route } from '@/lib/paths';
import { userTexts as texts } from '@/lib/texts/users';
import { userListQuery as userListInput } from '@/lib/users/contract';
import { userListQuery, usersPerPage } from '@/lib/users/queries';
import { requirePageActor } from '@/server/auth/page-actor';
import { listAllUsers } from '@/server/users/list-users';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the address asks for; nonsense is ignored. */
function readQuery(search: Awaited<PageProps['searchParams']>) {
  const { user_role_id: role, suspended, search: word, page } = userListInput.shape;
  return {
    user_role_id: role.catch(undefined).parse(search.user_role_id),
    suspended: suspended.catch(false).parse(search.suspended),
    search: word.catch(null).parse(search.search),
    page: page.catch(1).parse(search.page),
    limit: usersPerPage,
  };
}

/** The users' table (docs/rules/users.md). */
export default async function UsersPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.user.index'));
  if (!actor.isAdmin) return showNotFound();
  const query = readQuery(await searchParams);
  const filter = { roleId: query.user_role_id ?? null, suspended: query.suspended, search: query.search };
  const list = await listAllUsers({ actor, query });
  return (
    <Prefetched data={[[userListQuery(filter, query.page).queryKey, list]]}>
      <UsersScreen filter={filter} page={query.page} />
    </Prefetched>
  );
}
