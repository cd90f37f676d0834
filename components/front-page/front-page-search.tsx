import { partOf } from '@/lib/languages/texts';
import { SearchBar } from '@/components/search/search-bar';
import type { Elements } from '@/components/ui/elements';
import { route } from '@/lib/paths';
import type { BarModel } from '@/lib/search/bar-model';
import { frontPageTexts } from '@/lib/texts/front-page';

const texts = partOf(frontPageTexts, 'search');

/** Bedrooms and persons can be chosen from 1 to 10. */
const counts = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * The search form of the home page: a plain GET form to the listing overview that works without JavaScript. Under 'Meer
 * zoekopties' a chosen number N is sent as the range 0-N and labelled as the corresponding size of the home.
 */
export function FrontPageSearch({ values }: { values: BarModel }) {
  return (
    <form
      method="get"
      action={route('listing.index')}
      role="search"
      aria-label={texts.title}
      className="@container"
    >
      <SearchBar values={values} layout="stack" />
      <details className="home-more">
        <summary>{texts.more}</summary>
        <div>
          <p>{texts.moreHelp}</p>
          <SearchSelect name="number_of_bedrooms" label={texts.bedrooms} any={texts.anyBedrooms}>
            {counts.map((count) => (
              <option key={count} value={`0-${count}`}>
                {texts.upToBedrooms(count)}
              </option>
            ))}
          </SearchSelect>
          <SearchSelect name="max_capacity" label={texts.persons} any={texts.anyPersons}>
            {counts.map((count) => (
              <option key={count} value={`0-${count}`}>
                {texts.upToPersons(count)}
              </option>
            ))}
          </SearchSelect>
          <label>
            <span>{texts.licence}</span>
            <input
              type="text"
              name="logiesdecreet"
              maxLength={6}
              autoComplete="off"
              placeholder={texts.licencePlaceholder}
              className="control"
            />
          </label>
        </div>
      </details>
    </form>
  );
}

interface SearchSelectProps {
  name: string;
  label: string;
  /** The text of the option that filters nothing. */
  any: string;
  children: Elements;
}

function SearchSelect({ name, label, any, children }: SearchSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} className="control control-select">
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}
