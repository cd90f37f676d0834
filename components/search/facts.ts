/** The facts that most guests ask for: large chips in the filters, and quick filters beside them. */
import type { IconName } from '@/lib/icons/icon-names';
import type { SearchParameter } from '@/lib/search/parameters';
import type { searchFormTexts } from '@/lib/texts/search-form';

export interface Fact {
  name: SearchParameter;
  /** As in the query string. */
  value: string;
  label: keyof typeof searchFormTexts.facts;
  icon: IconName;
}

export const facts: readonly Fact[] = [
  { name: 'oceanview', value: 'front,side', label: 'oceanview', icon: 'waves-horizontal' },
  { name: 'pets', value: '1', label: 'dog', icon: 'paw-print' },
  { name: 'listing_setting_lift', value: '1', label: 'lift', icon: 'arrow-up-down' },
  {
    name: 'listing_setting_washing_machine',
    value: '1',
    label: 'washingMachine',
    icon: 'washing-machine',
  },
  { name: 'listing_setting_terrace', value: '1', label: 'terrace', icon: 'cloud-sun' },
  { name: 'listing_setting_charging_point', value: '1', label: 'chargingPoint', icon: 'ev-charger' },
];

/** Whether the value of a fact's parameter asks for it: any kind of sea view does, and so does any number of dogs. */
export function isAsked({ name }: Pick<Fact, 'name'>, value: string | undefined): boolean {
  if (value === undefined || value === '') return false;
  return name !== 'oceanview' || !value.split(',').includes('no');
}
