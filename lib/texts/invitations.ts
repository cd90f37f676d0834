/** Invitations to manage a calendar, as shown to the invited user. */
import type { ManagerRole } from '@/lib/listings/manager-roles';
import { listingTexts } from '@/lib/texts/listings';

/** 'Duinroos in Oostende' */
export function invitedListingText({ name, town }: { name: string | null; town: string | null }): string {
  const listing = name ?? listingTexts.nameless;
  return town === null ? listing : `${listing} in ${town}`;
}

export const invitationTexts = {
  title: 'Uitnodiging',
  sharedTitle: 'Een kalender wordt met u gedeeld',
  titles: {
    calendar: 'Een kalender wordt met u gedeeld',
    host: 'U wordt gevraagd om gasten te ontvangen',
    cleaning: 'U wordt gevraagd om te poetsen',
  } satisfies Record<ManagerRole, string>,
  asks: {
    calendar: (landlord: string, listing: string) =>
      `${landlord} vraagt u om de kalender van ${listing} mee te beheren. U kunt er prijzen per dag instellen en dagen blokkeren.`,
    host: (landlord: string, listing: string) =>
      `${landlord} vraagt u om de gasten van ${listing} te ontvangen. U ziet wie wanneer aankomt en vertrekt, beantwoordt berichten en noteert eigen boekingen. Bedragen ziet u niet.`,
    cleaning: (landlord: string, listing: string) =>
      `${landlord} vraagt u om ${listing} te poetsen. U ziet wanneer gasten vertrekken en aankomen en met hoeveel ze zijn.`,
  } satisfies Record<ManagerRole, unknown>,
  whatIsShown: 'Aanvaardt u de uitnodiging, dan ziet de verhuurder uw naam en e-mailadres.',
  accept: 'Uitnodiging aanvaarden',
  decline: 'Niet aanvaarden',
  acceptOf: (listing: string) => `Uitnodiging aanvaarden: ${listing}`,
  declineOf: (listing: string) => `Niet aanvaarden: ${listing}`,
  accepted: {
    calendar: (listing: string) => `U beheert nu mee de kalender van ${listing}.`,
    host: (listing: string) => `U ontvangt nu de gasten van ${listing}.`,
    cleaning: (listing: string) => `U ziet nu de wissels van ${listing}.`,
  } satisfies Record<ManagerRole, unknown>,
  openCalendar: 'De kalender openen',
  openChangeovers: 'De wissels openen',
  openToday: 'Naar mijn overzicht',
  declined: 'U hebt de uitnodiging niet aanvaard. De verhuurder krijgt daar geen bericht van.',
  failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
  gone: 'Deze uitnodiging is niet meer geldig.',
  goneHelp: 'Ze is al aanvaard of de verhuurder heeft ze ingetrokken.',
  signInOrUp: 'Log in of maak een account met dit e-mailadres om de uitnodiging te aanvaarden.',
  otherAccount: (invited: string, own: string) =>
    `Deze uitnodiging is voor ${invited}. U bent ingelogd als ${own}. Log uit en open de link opnieuw.`,
  toDashboard: 'Naar mijn dashboard',
  toLogin: 'Inloggen',
} as const;
