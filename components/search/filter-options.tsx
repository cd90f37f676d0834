export interface FilterOptionsProps {
  /** The choice that filters nothing. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  /** What the search asks for now; '' for nothing. */
  value: string;
  /** Its label, where it came from elsewhere and is none of the options. */
  valueLabel?: string;
}

/** The values of a filter. A linked value outside the list is offered too, so that it is not lost. */
export function FilterOptions({ any, options, value, valueLabel }: FilterOptionsProps) {
  const isForeign = value !== '' && !options.some(([known]) => known === value);
  return (
    <>
      <option value="">{any}</option>
      {isForeign && <option value={value}>{valueLabel ?? value}</option>}
      {options.map(([known, text]) => (
        <option key={known} value={known}>
          {text}
        </option>
      ))}
    </>
  );
}
