/** What the query parameter `action` says was just done, and how the page tells it. */
import { listingThankYouTexts } from '@/lib/texts/listing-thank-you';
import { moderationTexts } from '@/lib/texts/moderation';

export const doneTexts = {
  create: listingThankYouTexts.create,
  'create-as-concept': listingThankYouTexts['create-as-concept'],
  deny: moderationTexts.deniedNotice,
} as const;

export type DoneAction = keyof typeof doneTexts;

/** What the address says was just done; null for anything else. */
export function readDoneAction(action: unknown): DoneAction | null {
  return action === 'create' || action === 'create-as-concept' || action === 'deny' ? action : null;
}
