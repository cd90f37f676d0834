'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { UserFilters, userListHref } from '@/components/users/user-filters';
import { UserTable } from '@/components/users/user-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { userTexts as texts } from '@/lib/texts/users';
import { userListQuery } from '@/lib/users/queries';
import type { UserFilter } from '@/lib/users/queries';

interface UsersScreenProps {
  filter: UserFilter;
  page: number;
}

/** All users but the admin who looks. */
export function UsersScreen({ filter, page }: UsersScreenProps) {
  const list = useQuery(userListQuery(filter, page));
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <UserFilters key={filter.search} filter={filter} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            text={texts.empty}
            action={
              <LinkButton as={Link} href={route('dashboard.admin.user.index')}>
                {texts.showAll}
              </LinkButton>
            }
          />
        }
        href={(number) => userListHref(filter, number ?? 1)}
      >
        {({ data, meta }) => (
          <>
            <p role="status" className="figures mb-3 text-ci-gray-600">
              {texts.count(meta.total)}
            </p>
            <UserTable users={data} />
          </>
        )}
      </PagedList>
    </>
  );
}
