import type { ChoicesModel } from '@/lib/search/overview-model';
import type { SearchParameter } from '@/lib/search/parameters';

/** The current value of a form field, with a label for a value that its list does not contain. */
export function currentChoices({ values, words }: ChoicesModel) {
  return (name: SearchParameter) => ({ name, value: values[name] ?? '', valueLabel: words[name] });
}
