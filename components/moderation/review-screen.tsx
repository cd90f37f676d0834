'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { ChangedList } from '@/components/moderation/changed-list';
import { ReviewCard } from '@/components/moderation/review-card';
import { ReviewTabs } from '@/components/moderation/review-tabs';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { unapprovedQuery } from '@/lib/moderation/queries';
import type { ReviewListName } from '@/lib/moderation/queries';
import { route } from '@/lib/desk-paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface ReviewScreenProps {
  list: ReviewListName;
  page: number;
}

/** The listings awaiting review, and those changed after approval. */
export function ReviewScreen({ list, page }: ReviewScreenProps) {
  const isWaiting = list === 'waiting';
  return (
    <>
      <ListHeading title={texts.title} about={isWaiting ? texts.intro : texts.changedIntro} />
      <ReviewTabs current={list} />
      {isWaiting ? <WaitingList page={page} /> : <ChangedList page={page} />}
    </>
  );
}

function WaitingList({ page }: { page: number }) {
  const list = useQuery(unapprovedQuery(page));
  return (
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
  );
}
