/** Dutch texts for availability and calendars. */
import type { OccupancySource } from '@/lib/listings/calendar-sources';

export const calendarTexts = {
  /** SUMMARY of every event in the .ics feed: never the guest's name. */
  taken: 'Bezet',
} as const;

/** What occupies the days of a refused stay; fills in `{what}` of `stay_taken`. */
export const occupiedByTexts: Readonly<Record<OccupancySource, string>> = {
  internal: 'een ander verblijf',
  blocked: 'een geblokkeerde periode',
  airbnb: 'een reservering van Airbnb',
  booking_com: 'een reservering van Booking.com',
  other: 'een reservering van een gekoppelde kalender',
};

/**
 * Why nights cannot be priced, blocked or unblocked; the wording of the first two is fixed
 * (docs/rules/calendar.md#messages).
 */
export const calendarRuleTexts = {
  rateTooLow: 'Het speciale tarief kan niet lager zijn dan het standaardtarief',
  overlap: 'De geselecteerde data overlapt met een andere periode',
  past: 'Dagen in het verleden kunnen niet meer gewijzigd worden.',
  tooFar: 'Kies dagen tot en met {day}.',
} as const;
