'use client';

import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { reviewedFields } from '@/lib/listings/reviewed-fields';

const ReviewedAgain = lazyPart(
  async () => (await import('@/components/listing-form/reviewed-again')).ReviewedAgain,
);

/** Warns before saving that a changed licence number or address sends an approved listing back to review. */
export function ReviewNotice({ initial }: { initial: ListingFormValues }) {
  const values = useWatch<ListingFormValues, typeof reviewedFields>({ name: reviewedFields });
  const now = {
    ...initial,
    ...Object.fromEntries(reviewedFields.map((name, index) => [name, values[index]])),
  };
  if (reviewedFields.every((name) => now[name] === initial[name])) return null;
  return (
    <Suspense>
      <ReviewedAgain initial={initial} now={now} />
    </Suspense>
  );
}
