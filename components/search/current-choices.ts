import { chipsOf } from '@/lib/search/chips';
import { writeFilters } from '@/lib/search/filters';
import type { SearchFilters, SearchParameter } from '@/lib/search/parameters';

/** What a field of the form needs of the search: its value, and the words for one that its list does not offer. */
export function currentChoices(filters: SearchFilters) {
  const values = writeFilters(filters);
  const labels = new Map(chipsOf(filters).map(({ parameter, label }) => [parameter, label]));
  return (name: SearchParameter) => ({ name, value: values[name] ?? '', valueLabel: labels.get(name) });
}
