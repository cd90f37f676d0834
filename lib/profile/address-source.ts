/** Sources of address suggestions: our own table of towns, or Google. One interface, two adapters. */
import type { BillingCountry } from '@/lib/profile/billing-countries';

export interface AddressSuggestion {
  /** Unique among the suggestions of one query. */
  key: string;
  text: string;
  /** Distinguishes it from others with the same name. */
  detail: string;
}

/** The address parts known for a suggestion; null leaves what was typed. */
export interface FoundAddress {
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  city: string | null;
  country: BillingCountry | null;
}

export interface AddressSource {
  kind: 'towns' | 'google';
  /** Possible matches, most likely first; none if too little was typed. */
  suggest: (typed: string) => Promise<AddressSuggestion[]>;
  /** The address of a suggestion from the last query. */
  resolve: (suggestion: AddressSuggestion) => Promise<FoundAddress>;
}
