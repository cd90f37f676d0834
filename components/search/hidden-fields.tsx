import { useEffect, useRef } from 'react';

interface HiddenFieldsProps {
  /** By name; an empty one is not submitted. */
  values: Readonly<Record<string, string>>;
  /** How often something was chosen here; a value that changes because another search is shown does not count. */
  choices: number;
}

/** Fields of the search form that a part of the bar sets. Browsers fire no change event for them, so dispatch those. */
export function HiddenFields({ values, choices }: HiddenFieldsProps) {
  const box = useRef<HTMLSpanElement>(null);
  const told = useRef({ values, choices });
  useEffect(() => {
    const before = told.current;
    told.current = { values, choices };
    if (choices === before.choices) return;
    for (const [place, name] of Object.keys(values).entries())
      if (values[name] !== before.values[name])
        box.current?.children[place]?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [values, choices]);
  return (
    <span ref={box} hidden>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} disabled={value === ''} />
      ))}
    </span>
  );
}
