/** What a page whose scripts have started does about its other languages. */
import { followSwitches as follow } from '@/lib/languages/follow-switch';
import { language } from '@/lib/languages/language';
import { translatableAttribute } from '@/lib/languages/translatable';

/**
 * Handles the language links; on a Dutch page offers readers another language that they may prefer, on other pages a
 * translation of Dutch texts if the browser may have a translator.
 */
export function followSwitches(): void {
  follow();
  if (language() !== 'nl') {
    if ('Translator' in window && document.querySelector(`[${translatableAttribute}]`))
      void import('@/lib/languages/offer-translation').then(({ offerTranslation }) => offerTranslation());
    return;
  }
  if (!navigator.languages.some((tag) => /^(fr|de|en)/i.test(tag))) return;
  void import('@/lib/languages/offer-language').then(({ offerLanguage }) => offerLanguage());
}
