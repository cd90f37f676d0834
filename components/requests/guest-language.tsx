import type { Language } from '@/lib/languages/language';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** The language in which the guest read the site, if not Dutch. */
export function GuestLanguage({ locale }: { locale: Language }) {
  return locale !== 'nl' && <p className="mb-4 text-ci-gray-700">{texts.readIn[locale]}</p>;
}
