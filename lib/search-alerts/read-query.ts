import { readFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';

/** The search of an alert as it is kept: it was judged when it was written. */
export const readQuery = (query: string): SearchFilters =>
  readFilters(Object.fromEntries(new URLSearchParams(query))).filters;
