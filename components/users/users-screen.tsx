'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { ListHeading } from '@/components/layout/list-heading';
import { UserFilters, userListHref } from '@/components/users/user-filters';
import { UserTable } from '@/components/users/user-table';
import { route } from '@/lib/desk-paths';
import { userTexts as texts } from '@/lib/texts/users';
import { userListQuery } from '@/lib/users/queries';
import type { UserFilter } from '@/lib/users/queries';

interface UsersScreenProps {
  filter: UserFilter;
  page: number;
}

/** All users except the current admin. */
export function UsersScreen({ filter, page }: UsersScreenProps) {
  const list = useQuery(userListQuery(filter, page));
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <UserFilters key={filter.search} filter={filter} />
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={texts.empty}
        all={{ label: texts.showAll, href: route('dashboard.admin.user.index') }}
        count={texts.count}
        href={(number) => userListHref(filter, number)}
      >
        {(users) => <UserTable users={users} />}
      </CountedList>
    </>
  );
}
