import 'server-only';

import { isDeepStrictEqual } from 'node:util';
import { translatedLanguages } from '@/lib/listings/translated-languages';
import type { TranslatedLanguage } from '@/lib/listings/translated-languages';
import type { ListingTranslations, PublicTranslations } from '@/lib/listings/translations';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';

/** The translations of a listing; those of how to get in are for whoever may read the Dutch. */
export const translationsSelect = {
  select: { locale: true, description: true, houseRules: true, arrivalInfo: true },
} as const satisfies Prisma.Listing$translationsArgs;

export interface PublicTranslationRow {
  locale: string;
  description: string | null;
  houseRules: string | null;
}

export interface TranslationRow extends PublicTranslationRow {
  arrivalInfo: string | null;
}

const inEach = <Texts>(textsIn: (locale: TranslatedLanguage) => Texts) => ({
  fr: textsIn('fr'),
  de: textsIn('de'),
  en: textsIn('en'),
});

/** What everybody may read of a listing's translations. */
export const publicTranslationsOf = (rows: readonly PublicTranslationRow[]): PublicTranslations =>
  inEach((locale) => {
    const row = rows.find((one) => one.locale === locale);
    return { description: row?.description ?? null, house_rules: row?.houseRules ?? null };
  });

/** All translations of a listing, for its landlord and those who help there. */
export function translationsOf(rows: readonly TranslationRow[]): ListingTranslations {
  const open = publicTranslationsOf(rows);
  return inEach((locale) => ({
    ...open[locale],
    arrival_info: rows.find((row) => row.locale === locale)?.arrivalInfo ?? null,
  }));
}

const isEmpty = (texts: ListingTranslations[TranslatedLanguage]) =>
  Object.values(texts).every((text) => text === null);

/**
 * Makes these the listing's translations. Unchanged ones are not written: a listing must not go to the end of the
 * admins' list of changes each time it is saved.
 */
export async function saveTranslations(
  tx: Tx,
  listingId: number,
  translations: ListingTranslations,
): Promise<void> {
  const rows = await tx.listingTranslation.findMany({ where: { listingId }, ...translationsSelect });
  const before = translationsOf(rows);
  for (const locale of translatedLanguages) {
    const texts = translations[locale];
    if (isDeepStrictEqual(texts, before[locale])) continue;
    if (isEmpty(texts)) {
      await tx.listingTranslation.deleteMany({ where: { listingId, locale } });
      continue;
    }
    const { description, house_rules: houseRules, arrival_info: arrivalInfo } = texts;
    const columns = { description, houseRules, arrivalInfo };
    await tx.listingTranslation.upsert({
      where: { listingId_locale: { listingId, locale } },
      create: { listingId, locale, ...columns },
      update: columns,
    });
  }
}
