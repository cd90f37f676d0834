'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { DeskReview } from '@/components/reviews/desk-review';
import { ReviewAction } from '@/components/reviews/review-action';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { route } from '@/lib/desk-paths';
import { REASON_MAX, REPLY_MAX } from '@/lib/reviews/limits';
import type { OwnReview } from '@/lib/reviews/contract';
import { ownReviewsQuery, refreshReviewCounts, reviewCalls } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';

interface OwnReviewsScreenProps {
  user: { id: number; firstName: string };
  page: number;
}

/** The reviews of a landlord's listings; showing them marks them as read. */
export function OwnReviewsScreen({ user, page }: OwnReviewsScreenProps) {
  const client = useQueryClient();
  const list = useQuery(ownReviewsQuery(user.id, page));
  useEffect(() => void refreshReviewCounts(client), [client, page]);
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={<EmptyState drawing="bottle" text={texts.empty} />}
        href={(to) => route('dashboard.review.index', {}, { page: to })}
      >
        {({ data }) => (
          <ul className="space-y-6">
            {data.map((review) => (
              <li key={review.id}>
                <DeskReview review={review} landlord={user.firstName}>
                  <Answers review={review} />
                </DeskReview>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Answers({ review: { id, name_shown: name, reply, report, hidden } }: { review: OwnReview }) {
  return (
    <>
      {reply === null && hidden === null && (
        <ReviewAction
          trigger={<Button aria-label={texts.replyTo(name)}>{texts.reply}</Button>}
          title={texts.replyTo(name)}
          text={texts.replyText}
          field="body"
          label={texts.replyLabel}
          max={REPLY_MAX}
          submit={texts.replySend}
          done={texts.replied}
          onSubmit={(body) => reviewCalls.reply(id, { body })}
        />
      )}
      {report === null && hidden === null && (
        <ReviewAction
          trigger={
            <Button variant="secondary" aria-label={texts.reportOf(name)}>
              {texts.report}
            </Button>
          }
          title={texts.reportOf(name)}
          text={texts.reportText}
          field="reason"
          label={texts.reportLabel}
          max={REASON_MAX}
          submit={texts.reportSend}
          done={texts.reportDone}
          onSubmit={(reason) => reviewCalls.report(id, { reason })}
        />
      )}
    </>
  );
}
