/** Who sees a home at all, by three moments of its row (docs/rules/listings.md#who-may-do-what). */
import { moderationState } from '@/lib/moderation/lifecycle';

/**
 * online: in the public's lists. retired: its owner took it offline as an admin had approved it, and it keeps its page.
 * withdrawn: was public once, and no admin approves of what it is now. hidden: concept or waiting.
 */
export type ListingVisibility = 'online' | 'retired' | 'withdrawn' | 'hidden';

/** What decides it. */
export interface ListingMoments {
  approvedAt: Date | null;
  disabledAt: Date | null;
  firstPublishedAt: Date | null;
}

export function listingVisibility(listing: ListingMoments): ListingVisibility {
  const { approvedAt: approved, disabledAt: disabled } = listing;
  if (moderationState({ approved, disabled }) === 'online') return 'online';
  if (!disabled || !listing.firstPublishedAt) return 'hidden';
  return approved ? 'retired' : 'withdrawn';
}

/** Page, photos and answers are for everybody. */
export function isForEverybody(listing: ListingMoments): boolean {
  const visibility = listingVisibility(listing);
  return visibility === 'online' || visibility === 'retired';
}
