'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EuroField } from '@/components/forms/euro-field';
import { isDay } from '@/lib/dates/day';
import { wantedFields } from '@/lib/stay-changes/fields';
import { wantedTotalQuery } from '@/lib/stay-changes/queries';
import { changeDeskTexts } from '@/lib/texts/stay-changes';

/** The days and party that the form starts with. */
type Start = Readonly<Record<(typeof wantedFields)[number], string | number>>;

interface ProposedTotalProps {
  /** The id of the request or stay. */
  id: number;
  label: string;
  start: Start;
  /** The initial total of the form. */
  total: number;
  /** Whether there may be none. */
  optional?: boolean;
}

/** The form's total: it follows the calculated price as days and party change, until somebody types another one. */
export function ProposedTotal({ id, label, start, total, optional }: ProposedTotalProps) {
  const { control, getValues, setValue } = useFormContext();
  const values: unknown[] = useWatch({ control, name: [...wantedFields] });
  const [from, to, ...counts] = values.map(
    (value, place) => value ?? start[wantedFields[place] ?? 'end_date'],
  );
  const [adults = 1, children = 0, babies = 0, pets = 0] = counts.map(Number);
  const isSame = wantedFields.every(
    (name, place) => String(values[place] ?? start[name]) === String(start[name]),
  );
  const isSound =
    isDay(from) && isDay(to) && from < to && [adults, children, babies, pets].every(Number.isInteger);
  const { data: quoted } = useQuery({
    ...wantedTotalQuery(id, {
      ...{ start_date: isDay(from) ? from : '1970-01-01', end_date: isDay(to) ? to : '1970-01-01' },
      ...{ number_of_adults: adults, number_of_children: children },
      ...{ number_of_babies: babies, number_of_pets: pets },
    }),
    enabled: isSound && !isSame,
  });
  const proposed = useRef(total);
  const next = isSame ? total : quoted;
  useEffect(() => {
    if (next === undefined || next === null || getValues('total_cents') !== proposed.current) return;
    proposed.current = next;
    setValue('total_cents', next);
  }, [next, getValues, setValue]);
  return <EuroField name="total_cents" label={label} help={changeDeskTexts.totalHelp} optional={optional} />;
}
