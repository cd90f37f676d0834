/** Dutch words of availability and calendars. */
import type { OccupancySource } from '@/lib/listings/calendar-sources';

export const calendarTexts = {
  /** SUMMARY of every event of the .ics feed: never who stays. */
  taken: 'Bezet',
} as const;

/** What a refused stay overlaps with; fills `{what}` of `stay_taken`. */
export const occupiedByTexts: Readonly<Record<OccupancySource, string>> = {
  internal: 'een ander verblijf',
  blocked: 'een geblokkeerde periode',
  airbnb: 'een reservering van Airbnb',
  booking_com: 'een reservering van Booking.com',
  other: 'een reservering van een gekoppelde kalender',
};

/** Why nights cannot be priced, blocked or freed; the first two are literal (docs/rules/calendar.md#messages). */
export const calendarRuleTexts = {
  rateTooLow: 'Het speciale tarief kan niet lager zijn dan het standaardtarief',
  overlap: 'De geselecteerde data overlapt met een andere periode',
  past: 'Dagen in het verleden kunnen niet meer gewijzigd worden.',
  tooFar: 'Kies dagen tot en met {day}.',
} as const;
