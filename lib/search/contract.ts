/** GET /api/listings and GET /api/listings/count (docs/rules/search.md#query-string). */
import { pageOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { listingCardDto } from '@/lib/listings/card-contract';
import { findListingOptionByKey } from '@/lib/listings/options';
import { readFilters } from '@/lib/search/filters';
import type { Fault, RawQuery } from '@/lib/search/filters';
import { guestsParameter, searchParameters } from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';
import { fieldLabels, validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';
import { searchFaultTexts } from '@/lib/texts/search-faults';
import { listingOptionTexts } from '@/lib/texts/listings';

function labelOf(name: string): string {
  const option = findListingOptionByKey(name.replace(/^listing_setting_/, ''));
  return option ? listingOptionTexts[option.key] : (fieldLabels[name] ?? name);
}

function faultText(name: string, fault: Fault): string {
  if (fault === 'unknown') return fill(validationTexts.unknownField, { keys: name });
  if (fault === 'stayless') return searchFaultTexts.stayless;
  const text = fault === 'missing' ? validationTexts.required : validationTexts.invalid;
  return fill(text, { label: labelOf(name) });
}

const texts = z.object(
  Object.fromEntries([...searchParameters, guestsParameter].map((name) => [name, z.string().optional()])),
);

/** Strict: every unknown or malformed parameter is reported with a message under its own name. */
export function readStrictly(raw: RawQuery): {
  filters: SearchFilters;
  faults: [name: string, text: string][];
} {
  const { filters, faults } = readFilters(raw);
  return { filters, faults: Array.from(faults, ([name, fault]) => [name, faultText(name, fault)]) };
}

/** The same for the query of an API call: each message becomes an issue. */
export const searchQuery = texts.loose().transform((raw, context) => {
  const given = Object.entries(raw).map(([name, value]) => [name, String(value ?? '')] as const);
  const { filters, faults } = readStrictly(Object.fromEntries(given));
  for (const [name, message] of faults) context.addIssue({ code: 'custom', path: [name], message });
  return filters;
});

const suggestionDto = z.object({
  /** In Dutch. */
  label: z.string(),
  /** The query string of the search, without '?'. */
  query: z.string(),
  /** The exact number of results. */
  total: z.int().positive(),
});
export type Suggestion = z.infer<typeof suggestionDto>;

const page = pageOf(listingCardDto);
export const searchAnswerDto = page.extend({
  /** `suggestions` only if there are no results; four at most. */
  meta: page.shape.meta.extend({ suggestions: z.array(suggestionDto).max(4).optional() }),
});
export type SearchAnswer = z.infer<typeof searchAnswerDto>;

export const listingCountDto = z.object({ count: z.int() });
