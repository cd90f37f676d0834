'use client';

import { DeletedListing } from '@/components/listings/deleted-listing';
import { pagePart } from '@/components/ui/page-part';

/** A deleted home's page, whose script the page of one that is there does not bring along. */
export const DeletedPart = pagePart(
  typeof window === 'undefined' ? DeletedListing : null,
  async () => (await import('@/components/listings/deleted-listing')).DeletedListing,
);
