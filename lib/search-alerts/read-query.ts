import { readFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';

/** The filters of a stored alert, which were validated when it was created. */
export const readQuery = (query: string): SearchFilters =>
  readFilters(Object.fromEntries(new URLSearchParams(query))).filters;
