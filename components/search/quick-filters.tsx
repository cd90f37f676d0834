import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import type { IconName } from '@/lib/icons/icon-names';
import { overviewPage } from '@/lib/search/overview-page';
import type { SearchParameter } from '@/lib/search/parameters';
import { searchFormTexts } from '@/lib/texts/search-form';

const { quick: texts } = searchFormTexts;

interface QuickFilter {
  name: SearchParameter;
  value: string;
  label: string;
  icon: IconName;
}

/** The filters used most; each is in the dialog too. */
const quickFilters: readonly QuickFilter[] = [
  { name: 'oceanview', value: 'front', label: texts.oceanview, icon: 'waves-horizontal' },
  { name: 'listing_setting_pets_allowed', value: '1', label: texts.pets, icon: 'paw-print' },
  { name: 'listing_setting_parking_spaces', value: '1', label: texts.parking, icon: 'circle-letter-p' },
  { name: 'listing_setting_outdoor_space', value: '1', label: texts.outdoors, icon: 'sun' },
];

/** Filters that a press adds to the search; active ones are shown as chips instead. */
export function QuickFilters({ query }: { query: string }) {
  const asked = new URLSearchParams(query);
  return (
    <ul aria-label={texts.label} className="flex gap-2">
      {quickFilters
        .filter(({ name }) => !asked.has(name))
        .map(({ name, value, label, icon }) => (
          <li key={name}>
            <a
              href={overviewPage(`${new URLSearchParams([...asked, [name, value]])}`, 1)}
              data-in-place
              rel="nofollow"
              className="chip"
            >
              <Icon name={icon} thin className="size-5 shrink-0" />
              <Words>{label}</Words>
            </a>
          </li>
        ))}
    </ul>
  );
}
