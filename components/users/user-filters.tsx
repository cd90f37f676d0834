import { ListFilters } from '@/components/layout/list-filters';
import { route } from '@/lib/paths';
import { userTexts as texts } from '@/lib/texts/users';
import type { UserFilter } from '@/lib/users/queries';

/** The roles that can be asked for. */
const roles = [
  { roleId: null, label: texts.roles.all },
  { roleId: 1, label: texts.roles.landlords },
  { roleId: 2, label: texts.roles.coLandlords },
];

/** The address of a page of the table. */
export function userListHref({ roleId, search }: UserFilter, page = 1): string {
  return route(
    'dashboard.admin.user.index',
    {},
    { user_role_id: roleId, search, page: page > 1 ? page : null },
  );
}

/** Which users the table shows: by role, by a word. */
export function UserFilters({ filter }: { filter: UserFilter }) {
  return (
    <ListFilters
      label={texts.filter}
      choices={roles.map(({ roleId, label }) => ({
        label,
        href: userListHref({ ...filter, roleId }),
        isCurrent: roleId === filter.roleId,
      }))}
      search={{
        label: texts.search,
        submit: texts.searchButton,
        word: filter.search,
        hrefOf: (search) => userListHref({ ...filter, search }),
      }}
    />
  );
}
