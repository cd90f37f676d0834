import { z } from '@/lib/api/zod';
import { languages } from '@/lib/languages/language';

/** The language of the page from which something is sent; left out or null it is Dutch. */
export const pageLocale = () =>
  z
    .enum(languages)
    .nullish()
    .transform((given) => given ?? 'nl');

/** Of what was sent: it never changes. */
export const sentLocale = z.enum(languages);
