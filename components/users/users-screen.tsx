'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { PageHeading } from '@/components/layout/page-heading';
import { UserFilters, userListHref } from '@/components/users/user-filters';
import { UserTable } from '@/components/users/user-table';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { route } from '@/lib/paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { userTexts as texts } from '@/lib/texts/users';
import { userListQuery } from '@/lib/users/queries';
import type { UserFilter } from '@/lib/users/queries';

interface UsersScreenProps {
  filter: UserFilter;
  page: number;
}

/** All users but the admin who looks (spec D §2 'Admin'). */
export function UsersScreen({ filter, page }: UsersScreenProps) {
  const list = useQuery(userListQuery(filter, page));
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <UserFilters key={filter.search} filter={filter} />
      {list.isPending && (
        <SkeletonGroup className="space-y-4">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} className="h-28 md:h-16" />
          ))}
        </SkeletonGroup>
      )}
      {list.isError && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void list.refetch()}
          pending={list.isFetching}
        />
      )}
      {list.data?.meta.total === 0 && (
        <EmptyState
          text={texts.empty}
          action={
            <LinkButton as={Link} href={route('dashboard.admin.user.index')}>
              {texts.showAll}
            </LinkButton>
          }
        />
      )}
      {list.data && list.data.meta.total > 0 && (
        <>
          <p role="status" className="figures mb-3 text-ci-gray-600">
            {texts.count(list.data.meta.total)}
          </p>
          <UserTable users={list.data.data} />
          <Pagination
            as={Link}
            className="mt-8"
            page={list.data.meta.current_page}
            lastPage={list.data.meta.last_page}
            href={(number) => userListHref(filter, number)}
          />
        </>
      )}
    </>
  );
}
