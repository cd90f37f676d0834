'use client';

import { Alert } from '@/components/ui/alert';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { isReviewedAgain } from '@/lib/listing-form/wire';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** The warning, shown if the typed values, as the server reads them, differ from the initial ones. */
export function ReviewedAgain({ initial, now }: Record<'initial' | 'now', ListingFormValues>) {
  if (!isReviewedAgain(initial, now)) return null;
  return (
    <Alert tone="warning" live>
      {texts.reviewedAgain}
    </Alert>
  );
}
