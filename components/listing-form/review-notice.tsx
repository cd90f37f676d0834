'use client';

import { useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { isReviewedAgain } from '@/lib/listing-form/wire';
import { reviewedFields } from '@/lib/listings/form-rules';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** Warns before saving that a changed licence number or address sends an approved listing back to review. */
export function ReviewNotice({ initial }: { initial: ListingFormValues }) {
  const values = useWatch<ListingFormValues, typeof reviewedFields>({ name: reviewedFields });
  const now = {
    ...initial,
    ...Object.fromEntries(reviewedFields.map((name, index) => [name, values[index]])),
  };
  if (!isReviewedAgain(initial, now)) return null;
  return (
    <Alert tone="warning" live>
      {texts.reviewedAgain}
    </Alert>
  );
}
