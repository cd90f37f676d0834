'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { DeskReview } from '@/components/reviews/desk-review';
import { ReviewAction } from '@/components/reviews/review-action';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { route } from '@/lib/desk-paths';
import { moderatedReviewLists, REASON_MAX } from '@/lib/reviews/limits';
import type { ModeratedReview, ModeratedReviewList } from '@/lib/reviews/contract';
import { moderatedReviewsQuery, reviewCalls } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';

const HideForm = lazyPart(async () => (await import('@/components/reviews/hide-form')).HideForm);

interface ModeratedReviewsScreenProps {
  list: ModeratedReviewList;
  page: number;
}

const hrefOf = (list: ModeratedReviewList, page: number | null) =>
  route('dashboard.admin.review.index', {}, { [texts.listParameter]: texts.listValues[list], page });

/** For admins: reported reviews, hidden reviews, and all reviews. */
export function ModeratedReviewsScreen({ list, page }: ModeratedReviewsScreenProps) {
  const reviews = useQuery(moderatedReviewsQuery(list, page));
  return (
    <>
      <ListHeading title={texts.moderationTitle} about={texts.moderationIntro} />
      <Tabs current={list} />
      <PagedList
        list={reviews}
        failed={texts.loadFailed}
        empty={<EmptyState drawing="horizon" text={texts.listEmpty[list]} />}
        href={(to) => hrefOf(list, to)}
      >
        {({ data }) => (
          <ul className="space-y-6">
            {data.map((review) => (
              <li key={review.id}>
                <DeskReview
                  review={review}
                  landlord={review.landlord.full_name}
                  about={<Landlord landlord={review.landlord} />}
                >
                  <Judgement review={review} />
                </DeskReview>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Landlord({ landlord: { id, full_name: name } }: Pick<ModeratedReview, 'landlord'>) {
  return (
    <p className="mt-1 text-ci-gray-700">
      {texts.landlord}{' '}
      <Link href={route('dashboard.admin.user.show', { id })} className="link">
        {name}
      </Link>
    </p>
  );
}

function Tabs({ current }: { current: ModeratedReviewList }) {
  return (
    <nav aria-label={texts.lists} className="mb-8 flex flex-wrap gap-x-2 border-b border-ci-gray-300">
      {moderatedReviewLists.map((list) => (
        <Link
          key={list}
          href={hrefOf(list, null)}
          aria-current={list === current ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-12 items-center border-b-2 px-3 font-semibold',
            list === current
              ? 'border-ci-blue text-ci-blue-700'
              : 'border-transparent text-ci-gray-700 hover:text-ci-blue-700',
          )}
        >
          {texts.listNames[list]}
        </Link>
      ))}
    </nav>
  );
}

/** Hides the review or shows it again; a report can also be dismissed. */
function Judgement({ review: { id, name_shown: name, hidden, report } }: { review: ModeratedReview }) {
  const asked = { field: 'reason', label: texts.reason, max: REASON_MAX } as const;
  const show = (reason: string) => reviewCalls.setVisibility(id, { hidden: false, reason });
  if (hidden) {
    return (
      <ReviewAction
        {...asked}
        trigger={<Button aria-label={texts.showOf(name)}>{texts.show}</Button>}
        title={texts.showOf(name)}
        text={texts.showText}
        submit={texts.show}
        done={texts.showDone}
        onSubmit={show}
      />
    );
  }
  return (
    <>
      <HideReview id={id} title={texts.hideOf(name)} />
      {report && (
        <ReviewAction
          {...asked}
          trigger={
            <Button variant="secondary" aria-label={texts.keepOf(name)}>
              {texts.keep}
            </Button>
          }
          title={texts.keepOf(name)}
          text={texts.saveText}
          submit={texts.keep}
          done={texts.keepDone}
          onSubmit={show}
        />
      )}
    </>
  );
}

function HideReview({ id, title }: { id: number; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" aria-label={title}>
          {texts.hide}
        </Button>
      }
      title={title}
      description={texts.hideText}
    >
      <HideForm reviewId={id} title={title} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
