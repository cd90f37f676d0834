import { z } from '@/lib/api/zod';
import { languages } from '@/lib/languages/language';

/** The language of the page from which a call is sent; Dutch if left out or null. */
export const pageLocale = () =>
  z
    .enum(languages)
    .nullish()
    .transform((given) => given ?? 'nl');

/** The stored language of something that was sent; it never changes. */
export const sentLocale = z.enum(languages);
