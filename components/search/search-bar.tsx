import { StayField } from '@/components/search/stay-field';
import { WhereField } from '@/components/search/where-field';
import { WhoField } from '@/components/search/who-field';
import { Icon } from '@/components/ui/icon';
import type { BarModel } from '@/lib/search/bar-model';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';

interface SearchBarProps {
  values: BarModel;
  /** row: one row at every width. stack: one field per row on a phone, with a text button. */
  layout: 'row' | 'stack';
}

/**
 * Where, when and who: the fields of the surrounding search form, always holding the current choice as
 * `listing_city_id`, `name`, `arrival`, `departure`, `flex`, `month`, `stay`, `nights`, `adults`, `children`, `babies`
 * and `pets`. Works without JavaScript.
 */
export function SearchBar({ values, layout }: SearchBarProps) {
  return (
    <div className="search-bar" data-look={layout}>
      <WhereField {...values} />
      <StayField {...values} />
      <WhoField {...values} />
      <button type="submit" className="search-bar-submit">
        <Icon name="search" className="size-5" />
        <span>{texts.submit}</span>
      </button>
    </div>
  );
}
