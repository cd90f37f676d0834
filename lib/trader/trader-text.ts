import type { TraderDto } from '@/lib/trader/contract';
import { traderWords } from '@/lib/texts/trader-words';

/** Whether a landlord lets privately or as a business, and what that means for the guest: two sentences. */
export type TraderText = readonly [what: string, meaning: string];

/**
 * The text in the page's language. Made on the server, so that no browser needs the words for it.
 * @param enterpriseNumber of a business, as '0123.456.749'
 */
export function traderText(
  trader: NonNullable<TraderDto['trader']>,
  enterpriseNumber: string | null,
): TraderText {
  if (trader === 'private') return [traderWords.private, traderWords.privateMeans];
  return [traderWords.business(enterpriseNumber ?? ''), traderWords.businessMeans];
}
