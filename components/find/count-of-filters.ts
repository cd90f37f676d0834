import type { ListAsked } from '@/lib/find/queries';

/** How many filters narrow a list; its order does not. */
export const countOfFilters = ({ sort_by: _, ...filters }: ListAsked): number =>
  Object.values(filters).filter((value) => value !== undefined && value !== '').length;
