/** What a page that has come awake does about its other languages. */
import { followSwitches as follow } from '@/lib/languages/follow-switch';
import { language } from '@/lib/languages/language';
import { translatableAttribute } from '@/lib/languages/translatable';

/**
 * Follows the switches, offers a Dutch page in another language to who may read one rather, and a translation of Dutch
 * words on the others where the browser may have a translator.
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
