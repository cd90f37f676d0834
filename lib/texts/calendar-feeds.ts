/** Dutch words of linked calendars. */
import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';
import type { ImportedSource } from '@/lib/calendar/sources';

/** Why a linked calendar could not be read; `{detail}` is a number. */
export const feedFaultTexts: Readonly<Record<FeedFaultCode, string>> = {
  bad_address: 'Dit is geen geldig internetadres van een kalender.',
  insecure_address: 'Gebruik een adres dat met https:// begint.',
  forbidden_address: 'Dit adres kan niet gelezen worden.',
  unreachable: 'De kalender kon niet bereikt worden.',
  too_slow: 'De kalender antwoordde niet op tijd.',
  too_many_redirects: 'De kalender verwijst te vaak door.',
  status: 'De kalender antwoordde met fout {detail}.',
  too_large: 'De kalender is te groot.',
  too_many_events: 'De kalender heeft te veel afspraken.',
  not_a_calendar: 'Op dit adres staat geen kalender.',
  incomplete: 'De kalender kwam niet volledig door.',
  unreadable: 'De kalender kan niet gelezen worden.',
  suddenly_empty: 'De kalender is plots leeg. Uw bezette dagen blijven staan tot ze leeg blijkt te blijven.',
  skipped_events: 'Aantal afspraken van de kalender dat niet gelezen kon worden: {detail}.',
};

export const importedSourceNames: Readonly<Record<ImportedSource, string>> = {
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
  other: 'Andere kalender',
};

export const linkedCalendarTexts = {
  tooMany: (most: number) => `U kunt hoogstens ${most} kalenders per woning koppelen.`,
} as const;
