/**
 * School holidays as announced, starting with Christmas 2025: first and last day, both inclusive, with the adjacent
 * weekend if the source includes it. What is missing for a region was not announced, or only one of its days was
 * (docs/rules/holidays.md#known). Sources:
 *
 * - OpenHolidays: the open data of openholidaysapi.org (ODbL 1.0) as of 7 October 2026, and for holidays already past
 *   by then the last archived versions of its files.
 * - OCW: 'Overzicht schoolvakanties 2027-2028', rijksoverheid.nl; that of 2026-2027 as quoted by others.
 * - FWB: 'Calendrier scolaire 2026-2027', Fédération Wallonie-Bruxelles (`Cal_Obli_26-27`).
 * - MEN: 'Calendrier scolaire', data.education.gouv.fr (`fr-en-calendrier-scolaire`), as of 30 September 2026.
 * - Flemish rule: Besluit van de Vlaamse regering of 17 April 1991: Ascension Day and the day after it are free.
 */
import type { Day } from '@/lib/dates/day';
import type { SchoolRegion } from '@/lib/holidays/regions';

export type SchoolHolidayName =
  | 'autumn'
  | 'christmas'
  | 'carnival'
  | 'winter'
  | 'lateWinter'
  | 'easter'
  | 'spring'
  | 'may'
  | 'ascension'
  | 'pentecost'
  | 'summer';

type Row = readonly [name: SchoolHolidayName, first: Day, last: Day];

const allOfTheNetherlands: readonly Row[] = [
  // OpenHolidays.
  ['christmas', '2025-12-20', '2026-01-04'],
  ['may', '2026-04-25', '2026-05-03'],
  ['christmas', '2026-12-19', '2027-01-03'],
  ['may', '2027-04-24', '2027-05-02'],
  // OCW.
  ['christmas', '2027-12-25', '2028-01-09'],
  ['may', '2028-04-29', '2028-05-07'],
  // OpenHolidays.
  ['christmas', '2028-12-23', '2029-01-07'],
];

/** MEN, as for the three zones; Ascension from Thursday to the end of the weekend. */
const allOfFrance: readonly Row[] = [
  ['christmas', '2025-12-20', '2026-01-04'],
  ['ascension', '2026-05-14', '2026-05-17'],
  ['summer', '2026-07-04', '2026-08-31'],
  ['autumn', '2026-10-17', '2026-11-01'],
  ['christmas', '2026-12-19', '2027-01-03'],
  ['ascension', '2027-05-06', '2027-05-09'],
  ['summer', '2027-07-03', '2027-09-01'],
  ['autumn', '2027-10-23', '2027-11-07'],
  ['christmas', '2027-12-18', '2028-01-02'],
  ['ascension', '2028-05-25', '2028-05-28'],
];

/** By region, in no particular order. */
export const schoolHolidays: Readonly<Record<SchoolRegion, readonly Row[]>> = {
  'be-vl': [
    // OpenHolidays.
    ['christmas', '2025-12-22', '2026-01-04'],
    ['carnival', '2026-02-16', '2026-02-22'],
    ['easter', '2026-04-06', '2026-04-19'],
    ['summer', '2026-07-01', '2026-08-31'],
    ['autumn', '2026-11-02', '2026-11-08'],
    ['christmas', '2026-12-21', '2027-01-03'],
    ['carnival', '2027-02-08', '2027-02-14'],
    ['easter', '2027-03-29', '2027-04-11'],
    ['summer', '2027-07-01', '2027-08-31'],
    ['autumn', '2027-11-01', '2027-11-07'],
    ['christmas', '2027-12-27', '2028-01-09'],
    ['carnival', '2028-02-28', '2028-03-05'],
    ['easter', '2028-04-03', '2028-04-17'],
    ['summer', '2028-07-01', '2028-08-31'],
    ['autumn', '2028-10-30', '2028-11-05'],
    ['christmas', '2028-12-25', '2029-01-07'],
    // Flemish rule, to the end of the weekend.
    ['ascension', '2026-05-14', '2026-05-17'],
    ['ascension', '2027-05-06', '2027-05-09'],
    ['ascension', '2028-05-25', '2028-05-28'],
  ],
  'be-wal': [
    // OpenHolidays.
    ['christmas', '2025-12-22', '2026-01-04'],
    ['carnival', '2026-02-16', '2026-03-01'],
    ['spring', '2026-04-27', '2026-05-10'],
    ['autumn', '2026-10-19', '2026-11-01'],
    ['christmas', '2026-12-21', '2027-01-03'],
    ['carnival', '2027-02-22', '2027-03-07'],
    ['spring', '2027-04-26', '2027-05-09'],
    // First day: OpenHolidays; school starts again on 24 August: FWB.
    ['summer', '2026-07-04', '2026-08-23'],
  ],
  'be-dg': [
    // OpenHolidays.
    ['christmas', '2025-12-22', '2026-01-03'],
    ['carnival', '2026-02-16', '2026-02-21'],
    ['easter', '2026-04-06', '2026-04-18'],
    ['summer', '2026-07-01', '2026-08-31'],
  ],
  'nl-north': [
    ...allOfTheNetherlands,
    // OpenHolidays.
    ['lateWinter', '2026-02-21', '2026-03-01'],
    ['summer', '2026-07-04', '2026-08-16'],
    ['autumn', '2026-10-10', '2026-10-18'],
    ['lateWinter', '2027-02-20', '2027-02-28'],
    ['summer', '2027-07-10', '2027-08-22'],
    // OCW.
    ['autumn', '2027-10-16', '2027-10-24'],
    ['lateWinter', '2028-02-19', '2028-02-27'],
    ['summer', '2028-07-15', '2028-08-27'],
    // OpenHolidays.
    ['autumn', '2028-10-14', '2028-10-22'],
  ],
  'nl-mid': [
    ...allOfTheNetherlands,
    // OpenHolidays.
    ['lateWinter', '2026-02-14', '2026-02-22'],
    ['summer', '2026-07-18', '2026-08-30'],
    ['autumn', '2026-10-17', '2026-10-25'],
    ['lateWinter', '2027-02-20', '2027-02-28'],
    ['summer', '2027-07-17', '2027-08-29'],
    // OCW.
    ['autumn', '2027-10-16', '2027-10-24'],
    ['lateWinter', '2028-02-26', '2028-03-05'],
    ['summer', '2028-07-08', '2028-08-20'],
    // OpenHolidays.
    ['autumn', '2028-10-21', '2028-10-29'],
  ],
  'nl-south': [
    ...allOfTheNetherlands,
    // OpenHolidays.
    ['lateWinter', '2026-02-14', '2026-02-22'],
    // OpenHolidays has 17 July, a Friday, as the first day; schools in the region publish the 11th.
    ['summer', '2026-07-11', '2026-08-23'],
    ['autumn', '2026-10-17', '2026-10-25'],
    // OCW; OpenHolidays has 21 March as the last day.
    ['lateWinter', '2027-02-13', '2027-02-21'],
    ['summer', '2027-07-24', '2027-09-05'],
    // OCW.
    ['autumn', '2027-10-23', '2027-10-31'],
    ['lateWinter', '2028-02-26', '2028-03-05'],
    ['summer', '2028-07-22', '2028-09-03'],
    // OpenHolidays.
    ['autumn', '2028-10-21', '2028-10-29'],
  ],
  'fr-a': [
    ...allOfFrance,
    ['winter', '2026-02-07', '2026-02-22'],
    ['spring', '2026-04-04', '2026-04-19'],
    ['winter', '2027-02-13', '2027-02-28'],
    ['spring', '2027-04-10', '2027-04-25'],
    ['winter', '2028-02-19', '2028-03-05'],
    ['spring', '2028-04-22', '2028-05-08'],
  ],
  'fr-b': [
    ...allOfFrance,
    ['winter', '2026-02-14', '2026-03-01'],
    ['spring', '2026-04-11', '2026-04-26'],
    ['winter', '2027-02-20', '2027-03-07'],
    ['spring', '2027-04-17', '2027-05-02'],
    ['winter', '2028-02-05', '2028-02-20'],
    ['spring', '2028-04-08', '2028-04-23'],
  ],
  'fr-c': [
    ...allOfFrance,
    ['winter', '2026-02-21', '2026-03-08'],
    ['spring', '2026-04-18', '2026-05-03'],
    ['winter', '2027-02-06', '2027-02-21'],
    ['spring', '2027-04-03', '2027-04-18'],
    ['winter', '2028-02-12', '2028-02-27'],
    ['spring', '2028-04-15', '2028-05-01'],
  ],
  lu: [
    // OpenHolidays.
    ['christmas', '2025-12-20', '2026-01-04'],
    ['carnival', '2026-02-14', '2026-02-22'],
    ['easter', '2026-03-28', '2026-04-12'],
    ['pentecost', '2026-05-23', '2026-05-31'],
    ['summer', '2026-07-16', '2026-09-14'],
    ['autumn', '2026-10-31', '2026-11-08'],
    ['christmas', '2026-12-19', '2027-01-03'],
    ['carnival', '2027-02-06', '2027-02-14'],
    ['easter', '2027-03-27', '2027-04-11'],
    ['pentecost', '2027-05-29', '2027-06-06'],
    ['summer', '2027-07-16', '2027-09-14'],
  ],
  'de-nw': [
    // OpenHolidays, from the Ferienordnung up to 2029/30.
    ['christmas', '2025-12-22', '2026-01-06'],
    ['easter', '2026-03-30', '2026-04-11'],
    ['pentecost', '2026-05-26', '2026-05-26'],
    ['summer', '2026-07-20', '2026-09-01'],
    ['autumn', '2026-10-17', '2026-10-31'],
    ['christmas', '2026-12-23', '2027-01-06'],
    ['easter', '2027-03-22', '2027-04-03'],
    ['pentecost', '2027-05-18', '2027-05-18'],
    ['summer', '2027-07-19', '2027-08-31'],
    ['autumn', '2027-10-23', '2027-11-06'],
    ['christmas', '2027-12-24', '2028-01-08'],
    ['easter', '2028-04-10', '2028-04-22'],
    ['summer', '2028-07-10', '2028-08-22'],
    ['autumn', '2028-10-23', '2028-11-04'],
    ['christmas', '2028-12-21', '2029-01-05'],
  ],
};
