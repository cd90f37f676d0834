'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { forgetText } from '@/lib/device-memory';
import { canGoBack } from '@/components/ui/go-back';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { leaveUnavailable } from '@/lib/billing/queries';
import { todayIn } from '@/lib/dates/day';
import { stepAfterSave } from '@/lib/listing-form/after-save';
import type { NextStep } from '@/lib/listing-form/after-save';
import { fileProgress } from '@/lib/listing-form/photos';
import type { Intent, ListingFormValues } from '@/lib/listing-form/values';
import type { OwnListing } from '@/lib/listings/contract';
import { refreshListings, saveListing } from '@/lib/listings/queries';
import { route } from '@/lib/desk-paths';
import { publicEnv } from '@/lib/public-env';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface SaveOptions {
  /** Null for a new listing. */
  listing: OwnListing | null;
  userId: number;
  initial: ListingFormValues;
  draft: string;
  /** The plan that pays for publishing, if it is not free. */
  plan: string | undefined;
  hasBillingDetails: boolean;
  onBillingMissing: () => void;
}

const nothingSent: ReadonlyMap<string, number> = new Map();
const doneTexts: Readonly<Record<Intent, string>> = {
  publish: texts.published,
  concept: texts.savedAsConcept,
  save: texts.saved,
};

/** Submits the form and navigates on (docs/rules/listing-form.md#after-saving); the pressed button sets `intent`. */
export function useSaveListing(options: SaveOptions) {
  const { listing, userId, initial, draft, plan, hasBillingDetails, onBillingMissing } = options;
  const client = useQueryClient();
  const follow = useNextStep();
  const intent = useRef<Intent>('publish');
  const isSaved = useRef(false);
  const [progress, setProgress] = useState(nothingSent);

  async function send(values: ListingFormValues) {
    const { newSlots, toFormData, wireEntries } = await import('@/lib/listing-form/wire');
    const files = newSlots(values.images_pool);
    const sizes = files.map(({ file }) => file.size);
    const entries = wireEntries(values, {
      intent: intent.current,
      plan,
      before: initial.images_pool,
      userId: listing ? undefined : userId,
      updatedAt: listing?.updated_at ?? null,
      today: todayIn(),
    });
    return saveListing(listing?.id ?? null, toFormData(entries), (sent, total) => {
      const parts = fileProgress(sizes, sent, total);
      setProgress(new Map(files.map(({ key }, index) => [key, parts[index] ?? 0])));
    });
  }

  async function save(values: ListingFormValues) {
    if (intent.current === 'publish' && !hasBillingDetails) {
      onBillingMissing();
      return;
    }
    try {
      const answer = await send(values);
      isSaved.current = true;
      forgetText(draft);
      const step = stepAfterSave(answer, intent.current, listing === null);
      if (step.kind === 'back') toast.success(doneTexts[intent.current]);
      await refreshListings(client);
      follow(step);
    } catch (error) {
      setProgress(nothingSent);
      if (isPaymentUnavailable(error, intent.current)) {
        // The listing is saved but not paid for; the draft stays on the device in case saving failed after all.
        isSaved.current = true;
        leaveUnavailable(client, error.message);
        await refreshListings(client);
        follow({ kind: 'go', path: route('dashboard.listing.index') });
        return;
      }
      if (error instanceof ApiError && 'billing' in error.errors) onBillingMissing();
      window.scrollTo({ top: 0 });
      throw error;
    }
  }

  return { save, intent, isSaved, progress };
}

/** A listing is saved before its payment is started: when Stripe cannot be reached, it exists as a concept. */
function isPaymentUnavailable(error: unknown, intent: Intent): error is ApiError {
  const mayCost = intent === 'publish' && publicEnv().billing !== 'free';
  return mayCost && error instanceof ApiError && error.status === 503;
}

function useNextStep(): (step: NextStep) => void {
  const router = useRouter();
  return (step) => {
    if (step.kind === 'leave') window.location.assign(step.url);
    else if (step.kind === 'go') router.push(step.path);
    else if (canGoBack()) router.back();
    else router.push(route('dashboard.listing.index'));
  };
}
