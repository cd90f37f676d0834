/** Who can see a listing at all, based on four timestamps of its row (docs/rules/listings.md#who-may-do-what). */
import { moderationState } from '@/lib/moderation/lifecycle';

/**
 * online: publicly listed. retired: taken offline by its owner while approved; its page stays up. withdrawn: once
 * public, but its current version is not approved, or an authority's order is in force. hidden: a draft, or waiting for
 * approval.
 */
export type ListingVisibility = 'online' | 'retired' | 'withdrawn' | 'hidden';

/** The timestamps that determine it. */
export interface ListingMoments {
  approvedAt: Date | null;
  disabledAt: Date | null;
  firstPublishedAt: Date | null;
  orderedAt: Date | null;
}

export function listingVisibility(listing: ListingMoments): ListingVisibility {
  const { approvedAt: approved, disabledAt: disabled } = listing;
  if (moderationState({ approved, disabled }) === 'online') return 'online';
  if (!disabled || !listing.firstPublishedAt) return 'hidden';
  return approved && !listing.orderedAt ? 'retired' : 'withdrawn';
}

/** Whether its page, photos and API answers are public. */
export function isForEverybody(listing: ListingMoments): boolean {
  const visibility = listingVisibility(listing);
  return visibility === 'online' || visibility === 'retired';
}
