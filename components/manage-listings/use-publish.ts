'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { redirectOf } from '@/lib/listing-form/after-save';
import { leaveRefusal, publishListing, refreshListings } from '@/lib/listings/queries';
import { route } from '@/lib/desk-paths';
import { publicEnv } from '@/lib/public-env';
import { publishTexts } from '@/lib/texts/billing';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

/** What publishing needs to know about a listing. */
export interface Publishable {
  id: number;
  /** Null when only the id is known. */
  slug: string | null;
  name: string;
}

/** Publishes a listing: it goes online, or the user is sent to the payment page. Errors are shown in a toast. */
export function usePublish({ id, slug }: Publishable) {
  const client = useQueryClient();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  function tell(error: unknown) {
    if (!(error instanceof ApiError)) toast.error(texts.publishFailed);
    else if (error.status === 422 && slug !== null) {
      leaveRefusal(client, slug, error.errors);
      router.push(route('listing.edit', { slug }));
    } else if (error.status === 503 && publicEnv().billing !== 'free') {
      toast.error(`${error.message} ${publishTexts.unavailable}`);
    } else toast.error(error.status === 422 ? error.message : texts.publishFailed);
  }

  /** @param plan the plan that pays for it, if publishing is not free */
  async function publish(plan: string | undefined) {
    setIsBusy(true);
    try {
      const answer = await publishListing(id, plan);
      const url = redirectOf(answer, 'publish');
      if (url !== null) {
        window.location.assign(url);
        return;
      }
      toast.success(answer.data.is_awaiting_approval ? texts.publishedWaiting : texts.published);
      await refreshListings(client);
    } catch (error) {
      tell(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { publish, isBusy };
}
