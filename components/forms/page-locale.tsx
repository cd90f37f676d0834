import { language } from '@/lib/languages/language';

/** The hidden field by which a plain form is answered in its page's language (docs/rules/api.md#language). */
export function PageLocale() {
  return <input type="hidden" name="locale" value={language()} />;
}
