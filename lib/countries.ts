/** The countries a guest can choose from in the request forms, in the order of the list. */
export const guestCountries = ['be', 'nl', 'de', 'fr', 'lu', 'uk', 'other'] as const;
export type GuestCountry = (typeof guestCountries)[number];
