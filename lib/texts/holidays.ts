import type { PublicHolidayName } from '@/lib/holidays/public-holidays';
import type { HolidayRegion } from '@/lib/holidays/regions';
import type { SchoolHolidayName } from '@/lib/holidays/school-holidays';

export const holidayRegionTexts: Readonly<Record<HolidayRegion, string>> = {
  be: 'België',
  'be-vl': 'Vlaanderen',
  'be-wal': 'Franstalig België',
  'be-dg': 'Duitstalig België',
  nl: 'Nederland',
  'nl-south': 'Nederland, regio Zuid',
  'nl-mid': 'Nederland, regio Midden',
  'nl-north': 'Nederland, regio Noord',
  fr: 'Frankrijk',
  'fr-b': 'Frankrijk, zone B (o.a. Rijsel)',
  'fr-c': 'Frankrijk, zone C (o.a. Parijs)',
  'fr-a': 'Frankrijk, zone A (o.a. Lyon)',
  lu: 'Luxemburg',
  'de-nw': 'Noordrijn-Westfalen',
};

export const publicHolidayTexts: Readonly<Record<PublicHolidayName, string>> = {
  newYear: 'Nieuwjaar',
  goodFriday: 'Goede Vrijdag',
  easter: 'Pasen',
  easterMonday: 'Paasmaandag',
  kingsDay: 'Koningsdag',
  labourDay: 'Dag van de Arbeid',
  victoryDay: 'Dag van de Overwinning',
  europeDay: 'Dag van Europa',
  ascension: 'Hemelvaartsdag',
  whitSunday: 'Pinksteren',
  whitMonday: 'Pinkstermaandag',
  corpusChristi: 'Sacramentsdag',
  nationalDay: 'Nationale feestdag',
  assumption: 'O.L.V.-Hemelvaart',
  germanUnity: 'Dag van de Duitse eenheid',
  allSaints: 'Allerheiligen',
  armistice: 'Wapenstilstand',
  christmas: 'Kerstmis',
  secondChristmasDay: 'Tweede kerstdag',
};

export const schoolHolidayTexts: Readonly<Record<SchoolHolidayName, string>> = {
  autumn: 'Herfstvakantie',
  christmas: 'Kerstvakantie',
  carnival: 'Krokusvakantie',
  winter: 'Wintervakantie',
  lateWinter: 'Voorjaarsvakantie',
  easter: 'Paasvakantie',
  spring: 'Lentevakantie',
  may: 'Meivakantie',
  ascension: 'Hemelvaartweekend',
  pentecost: 'Pinkstervakantie',
  summer: 'Zomervakantie',
};

/** Shown with school holidays: the open data's licence requires this attribution. */
export const holidaySourceText =
  'Schoolvakanties volgens de onderwijsministeries en OpenHolidays (ODbL). Scholen kunnen afwijken.';
