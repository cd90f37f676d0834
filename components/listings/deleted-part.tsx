'use client';

import { DeletedListing } from '@/components/listings/deleted-listing';
import { pagePart } from '@/components/ui/page-part';

/** A deleted home's page, whose script is not part of the page of an existing home. */
export const DeletedPart = pagePart(
  typeof window === 'undefined' ? DeletedListing : null,
  async () => (await import('@/components/listings/deleted-listing')).DeletedListing,
);
