/** Where suggestions for an address come from: the own table of towns, or Google. One interface, two adapters. */
import type { BillingCountry } from '@/lib/profile/billing-countries';

export interface AddressSuggestion {
  /** Identifies it among the suggestions of one question. */
  key: string;
  text: string;
  /** What tells it from another of the same name. */
  detail: string;
}

/** The parts of an address that a suggestion knows; null leaves what was typed. */
export interface FoundAddress {
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  city: string | null;
  country: BillingCountry | null;
}

export interface AddressSource {
  kind: 'towns' | 'google';
  /** What could be meant, likeliest first; nothing for too little text. */
  suggest: (typed: string) => Promise<AddressSuggestion[]>;
  /** The address behind a suggestion of the last question. */
  resolve: (suggestion: AddressSuggestion) => Promise<FoundAddress>;
}
