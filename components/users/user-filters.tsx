import { ListFilters } from '@/components/layout/list-filters';
import { roles } from '@/lib/accounts/roles';
import { route } from '@/lib/desk-paths';
import { userTexts as texts } from '@/lib/texts/users';
import type { UserFilter } from '@/lib/users/queries';

/** The filters that can be chosen. */
const choices = [
  { roleId: null, suspended: false, label: texts.roles.all },
  { roleId: roles.landlord, suspended: false, label: texts.roles.landlords },
  { roleId: roles.coLandlord, suspended: false, label: texts.roles.coLandlords },
  { roleId: null, suspended: true, label: texts.suspended },
];

/** The URL of a page of the table. */
export function userListHref({ roleId, suspended, search }: UserFilter, page = 1): string {
  return route(
    'dashboard.admin.user.index',
    {},
    { user_role_id: roleId, suspended: suspended ? 1 : null, search, page: page > 1 ? page : null },
  );
}

/** The filters of the table of users: role or suspension, and a search term. */
export function UserFilters({ filter }: { filter: UserFilter }) {
  return (
    <ListFilters
      label={texts.filter}
      choices={choices.map(({ roleId, suspended, label }) => ({
        label,
        href: userListHref({ ...filter, roleId, suspended }),
        isCurrent: roleId === filter.roleId && suspended === filter.suspended,
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
