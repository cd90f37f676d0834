/** What a page that has come awake does about its other languages. */
import { followSwitches as follow } from '@/lib/languages/follow-switch';
import { language } from '@/lib/languages/language';

/** Follows the switches, and offers a Dutch page in another language to who may read one rather. */
export function followSwitches(): void {
  follow();
  if (language() !== 'nl' || !navigator.languages.some((tag) => /^(fr|de|en)/i.test(tag))) return;
  void import('@/lib/languages/offer-language').then(({ offerLanguage }) => offerLanguage());
}
