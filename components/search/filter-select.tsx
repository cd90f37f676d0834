import type { SearchParameter } from '@/lib/search/parameters';

interface FilterSelectProps {
  name: SearchParameter;
  label: string;
  /** The choice that filters nothing. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  /** What the search asks for now; '' for nothing. */
  value: string;
  /** Its label, where it came from elsewhere and is none of the options. */
  valueLabel?: string;
}

/** A filter with a list of values. A linked value outside the list is offered too, so that it is not lost. */
export function FilterSelect({ name, label, any, options, value, valueLabel }: FilterSelectProps) {
  const isForeign = value !== '' && !options.some(([known]) => known === value);
  return (
    <label className="block">
      <span className="block font-semibold text-ci-gray-900">{label}</span>
      <select name={name} defaultValue={value} className="control control-select mt-1.5">
        <option value="">{any}</option>
        {isForeign && <option value={value}>{valueLabel ?? value}</option>}
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
