import { FilterOptions } from '@/components/search/filter-options';
import type { FilterOptionsProps } from '@/components/search/filter-options';
import type { SearchParameter } from '@/lib/search/parameters';

interface SegmentSelectProps extends FilterOptionsProps {
  name: SearchParameter;
  label: string;
}

/** A list of values as a part of the search bar. */
export function SegmentSelect({ name, label, ...list }: SegmentSelectProps) {
  return (
    <label>
      <span className="search-bar-label">{label}</span>
      <select name={name} defaultValue={list.value} className="search-bar-value">
        <FilterOptions {...list} />
      </select>
    </label>
  );
}
