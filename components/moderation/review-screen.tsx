'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ReviewCard } from '@/components/moderation/review-card';
import { PageHeading } from '@/components/layout/page-heading';
import { PagedList } from '@/components/layout/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { unapprovedQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** The listings that wait for an admin's word (spec D §2 'Admin'). */
export function ReviewScreen({ page }: { page: number }) {
  const list = useQuery(unapprovedQuery(page));
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            drawing="horizon"
            text={texts.empty}
            action={
              <LinkButton as={Link} href={route('dashboard.admin.user.index')}>
                {texts.users}
              </LinkButton>
            }
          />
        }
        href={(to) => route('dashboard.admin.listing.index', {}, { page: to })}
        skeleton={
          <SkeletonGroup className="space-y-4">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-40" />
            ))}
          </SkeletonGroup>
        }
      >
        {({ data }) => (
          <ul className="space-y-6">
            {data.map((listing, index) => (
              <li key={listing.id}>
                <ReviewCard listing={listing} startsOpen={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
