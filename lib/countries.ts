/** The countries that guests can choose from in the request forms, in display order. */
export const guestCountries = ['be', 'nl', 'de', 'fr', 'lu', 'uk', 'other'] as const;
export type GuestCountry = (typeof guestCountries)[number];
