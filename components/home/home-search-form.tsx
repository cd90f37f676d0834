import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cities } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { homeTexts } from '@/lib/texts/home';

const texts = homeTexts.search;

/** Bedrooms and persons count from 1 to 10. */
const counts = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * The home page's search: a plain GET form to the listing index that works without script. A chosen number N is sent as
 * the range 0-N, and labelled so.
 */
export function HomeSearchForm() {
  return (
    <form
      method="get"
      action={route('listing.index')}
      role="search"
      aria-label={texts.title}
      className="grid gap-4 rounded-panel bg-white p-5 shadow-lift sm:grid-cols-2 sm:p-6 lg:grid-cols-[1.2fr_1.2fr_1.2fr_1fr_auto] lg:items-end"
    >
      <SearchSelect name="listing_city_id" label={texts.town} any={texts.anyTown}>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SearchSelect>
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
      <label className="block">
        <span className="block font-semibold text-ci-gray-900">{texts.licence}</span>
        <input
          type="text"
          name="logiesdecreet"
          maxLength={6}
          autoComplete="off"
          placeholder={texts.licencePlaceholder}
          className="control mt-1.5"
        />
      </label>
      <Button type="submit" className="sm:col-span-2 lg:col-span-1">
        <Icon name="search" className="size-5" />
        {texts.submit}
      </Button>
    </form>
  );
}

interface SearchSelectProps {
  name: string;
  label: string;
  /** The text of the choice that filters nothing. */
  any: string;
  children: ReactNode;
}

function SearchSelect({ name, label, any, children }: SearchSelectProps) {
  return (
    <label className="block">
      <span className="block font-semibold text-ci-gray-900">{label}</span>
      <select name={name} className="control control-select mt-1.5">
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}
