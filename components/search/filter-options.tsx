export interface FilterOptionsProps {
  /** The label of the option that filters nothing. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  /** The current value; '' for none. */
  value: string;
  /** The label of a current value that is not among the options. */
  valueLabel?: string;
}

/** The options of a filter. A value from a link that is not among them is added, so that it is not lost. */
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
