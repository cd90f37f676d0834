/** What the public sees of a landlord besides the facts and first name: languages and a photo. */
export const landlordLanguages = ['nl', 'fr', 'de', 'en'] as const;
export type LandlordLanguage = (typeof landlordLanguages)[number];

/** The known languages among those of a row; a check constraint restricts the column to them. */
export function languagesOf(stored: readonly string[]): LandlordLanguage[] {
  return stored.flatMap((text) => landlordLanguages.find((known) => known === text) ?? []);
}

/** Whether a value lists known languages, each once. */
export function areLanguages(values: readonly unknown[]): boolean {
  const known: readonly unknown[] = landlordLanguages;
  return values.every((value) => known.includes(value)) && new Set(values).size === values.length;
}

/** The path of a landlord's photo, in the one width that a panel needs. */
export function landlordPhotoUrl(photoId: string): string {
  return `/fotos/verhuurder/${photoId}/320.jpg`;
}
