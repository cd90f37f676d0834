/** The action reported by the query parameter `action`, and the message about it. */
import { partOf } from '@/lib/languages/texts';
import { listingThankYouTexts } from '@/lib/texts/listing-thank-you';
import { moderationTexts } from '@/lib/texts/moderation';

export const doneTexts = {
  create: partOf(listingThankYouTexts, 'create'),
  'create-as-concept': partOf(listingThankYouTexts, 'create-as-concept'),
  deny: moderationTexts.deniedNotice,
} as const;

export type DoneAction = keyof typeof doneTexts;

/** The action in the URL that was just completed; null for anything else. */
export function readDoneAction(action: unknown): DoneAction | null {
  return action === 'create' || action === 'create-as-concept' || action === 'deny' ? action : null;
}
