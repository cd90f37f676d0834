'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Photo } from '@/components/listings/photo';
import { DuplicateNotice } from '@/components/moderation/duplicate-notice';
import type { DuplicateCheck } from '@/components/moderation/duplicate-notice';
import { ModerationActions } from '@/components/moderation/moderation-actions';
import { ReviewDetails } from '@/components/moderation/review-details';
import { stickyActions } from '@/components/moderation/sticky-actions';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatMomentDay } from '@/lib/format/date';
import type { OwnListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';
import { moderationState } from '@/lib/moderation/lifecycle';
import { refreshModeration, reviewQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/paths';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface ReviewCardProps {
  listing: OwnListing;
  startsOpen: boolean;
}

/** A listing awaiting review, in short; expands to everything the decision needs. */
export function ReviewCard({ listing, startsOpen }: ReviewCardProps) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const name = listingName(listing);
  const [picture] = listing.pictures;
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-5">
        <div className="w-32 shrink-0 overflow-hidden rounded-control sm:w-44">
          {picture && <Photo picture={picture} alt="" sizes="11rem" maxWidth={640} />}
        </div>
        <div className="min-w-0 grow basis-60">
          <h2 className="text-xl">{name}</h2>
          <p className="mt-1 text-ci-gray-700">
            {[listing.property_type && propertyTypeTexts[listing.property_type], listing.city?.name]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="figures text-ci-gray-700">
            {`${listing.logiesdecreet} · ${texts.waitingSince(formatMomentDay(listing.created_at))}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={route('listing.show', { slug: listing.slug })} variant="quiet" size="sm">
            {texts.view}
          </LinkButton>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            aria-label={open ? undefined : texts.openName(name)}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.close : texts.open}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open && <Review listing={listing} name={name} />}
      </div>
    </Card>
  );
}

function Review({ listing, name }: { listing: OwnListing; name: string }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(reviewQuery(listing.id));
  const check: DuplicateCheck = data
    ? { status: 'done', duplicates: data.duplicates }
    : isError
      ? { status: 'failed', retry: () => void refetch() }
      : { status: 'pending' };
  return (
    <div className="mt-6 space-y-8 border-t border-ci-gray-200 pt-6">
      {data && <ReviewDetails listing={listing} review={data} />}
      {!data && !isError && (
        <SkeletonGroup className="space-y-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      <DuplicateNotice check={check} />
      <div className={stickyActions}>
        <ModerationActions
          listing={{ id: listing.id, slug: listing.slug, name }}
          state={moderationState({ approved: listing.approved_at, disabled: listing.disabled_at })}
          check={check}
          seenVersion={listing.updated_at}
          onDone={(action) => void refreshModeration(client, action === 'destroy' ? listing.id : null)}
        />
      </div>
    </div>
  );
}
