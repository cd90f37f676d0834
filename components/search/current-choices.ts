import type { ChoicesModel } from '@/lib/search/overview-model';
import type { SearchParameter } from '@/lib/search/parameters';

/** What a field of the form needs of the search: its value, and the words for one that its list does not offer. */
export function currentChoices({ values, words }: ChoicesModel) {
  return (name: SearchParameter) => ({ name, value: values[name] ?? '', valueLabel: words[name] });
}
