/**
 * What guests can be charged for the municipal tax on stays in holiday homes (docs/rules/tourist-tax.md). Only a
 * suggestion: nothing is charged until the landlord confirms an amount.
 */
import { findCity } from '@/lib/listings/cities';
import type { City, CityId } from '@/lib/listings/cities';
import { touristTaxTexts } from '@/lib/texts/tourist-tax';

type GuestUnit = 'person_night' | 'person' | 'night' | 'stay';
/** Owed by the landlord whether or not there were guests. */
type YearlyUnit = 'home_year' | 'bed_year';

interface TouristTax<Unit> {
  /** Whole cents, excluding VAT. */
  amount_cents: number;
  per: Unit;
  /** The last year for which the source states the amount. */
  year: number;
  source: { title: string; url: string };
  /** In Dutch, for the landlord. */
  note: string;
}

export type TouristTaxSuggestion = TouristTax<GuestUnit>;

/** Null: no amount with a known source. */
const taxes: Readonly<Record<City['municipality'], TouristTax<GuestUnit | YearlyUnit> | null>> = {
  Blankenberge: null,
  Bredene: null,
  // A yearly tax on holiday homes, of an unknown amount.
  Brugge: null,
  'De Haan': null,
  'De Panne': {
    amount_cents: 180_00,
    per: 'home_year',
    year: 2025,
    source: {
      title: touristTaxTexts.logies('De Panne'),
      url: 'http://www.depanne.be/nieuwsdetail/2470/belasting-op-toeristische-logies',
    },
    note: touristTaxTexts.dePanne,
  },
  'Knokke-Heist': {
    amount_cents: 250_00,
    per: 'bed_year',
    year: 2024,
    source: {
      title: touristTaxTexts.logies('Knokke-Heist'),
      url: 'https://kw.be/nieuws/economie/toerisme/knokke-heist-heft-belasting-op-toeristische-logies-vanaf-2024/',
    },
    note: touristTaxTexts.knokkeHeist,
  },
  Koksijde: null,
  Middelkerke: null,
  Nieuwpoort: null,
  // Owed per year (€ 825, or € 275 up to 120 days), with a maximum that guests can be charged per night.
  Oostende: {
    amount_cents: 4_72,
    per: 'night',
    year: 2025,
    source: {
      title: touristTaxTexts.verblijf('Oostende'),
      url: 'https://www.oostende.be/producten/detail/4758/verblijfsbelasting',
    },
    note: touristTaxTexts.oostende,
  },
};

const asksGuests = (tax: TouristTax<GuestUnit | YearlyUnit>): tax is TouristTaxSuggestion =>
  !tax.per.endsWith('_year');

/** The tax of the town's municipality; null if the landlord owes a fixed sum per year, or no amount is known. */
export function suggestTouristTax(cityId: CityId): TouristTaxSuggestion | null {
  const city = findCity(cityId);
  const tax = city && taxes[city.municipality];
  return tax && asksGuests(tax) ? tax : null;
}
