import 'server-only';

import { translatedLanguages } from '@/lib/listings/translated-languages';
import type { TranslatedLanguage } from '@/lib/listings/translated-languages';
import type { ListingTranslations, PublicTranslations } from '@/lib/listings/translations';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';

/** The translations of a listing; those of how to get in are for whoever reads the Dutch ones. */
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

/** Replaces the listing's translations. */
export async function saveTranslations(
  tx: Tx,
  listingId: number,
  translations: ListingTranslations,
): Promise<void> {
  const rows = translatedLanguages.flatMap((locale) => {
    const { description, house_rules: houseRules, arrival_info: arrivalInfo } = translations[locale];
    const isEmpty = description === null && houseRules === null && arrivalInfo === null;
    return isEmpty ? [] : [{ listingId, locale, description, houseRules, arrivalInfo }];
  });
  await tx.listingTranslation.deleteMany({ where: { listingId } });
  await tx.listingTranslation.createMany({ data: rows });
}
