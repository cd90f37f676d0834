import { FilterOptions } from '@/components/search/filter-options';
import type { FilterOptionsProps } from '@/components/search/filter-options';
import type { SearchParameter } from '@/lib/search/parameters';

interface FilterSelectProps extends FilterOptionsProps {
  name: SearchParameter;
  label: string;
}

/** A filter with a select. */
export function FilterSelect({ name, label, ...list }: FilterSelectProps) {
  return (
    <label className="block">
      <span className="block font-semibold text-ci-gray-900">{label}</span>
      <select
        name={name}
        defaultValue={list.value}
        className="control control-select mt-1.5 max-sm:pr-[calc(var(--room)*9)] max-sm:pl-[calc(var(--room)*3)]"
      >
        <FilterOptions {...list} />
      </select>
    </label>
  );
}
