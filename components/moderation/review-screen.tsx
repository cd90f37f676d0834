'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ReviewCard } from '@/components/moderation/review-card';
import { PageHeading } from '@/components/layout/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { UnapprovedPage } from '@/lib/moderation/contract';
import { unapprovedQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** The listings that wait for an admin's word (spec D §2 'Admin'). */
export function ReviewScreen({ page }: { page: number }) {
  const list = useQuery(unapprovedQuery(page));
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      {list.isPending && (
        <SkeletonGroup className="space-y-4">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-40" />
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
          drawing="horizon"
          text={texts.empty}
          action={
            <LinkButton as={Link} href={route('dashboard.admin.user.index')}>
              {texts.users}
            </LinkButton>
          }
        />
      )}
      {list.data && list.data.meta.total > 0 && <Waiting list={list.data} />}
    </>
  );
}

function Waiting({ list }: { list: UnapprovedPage }) {
  return (
    <>
      <ul className="space-y-6">
        {list.data.map((listing, index) => (
          <li key={listing.id}>
            <ReviewCard listing={listing} startsOpen={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        as={Link}
        className="mt-8"
        page={list.meta.current_page}
        lastPage={list.meta.last_page}
        href={(page) => route('dashboard.admin.listing.index', {}, { page: page > 1 ? page : null })}
      />
    </>
  );
}
