'use client';

import { useState } from 'react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** '' or anything else that is no day while there is none. */
  value: string;
  /** Gets '' for what is no day. */
  onChange: (day: Day | '') => void;
  min?: Day;
  max?: Day;
}

/** A day in the platform's own field. What is half typed stays as it is: only whole days are told. */
export function DayInput({ value, onChange, className, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState(value);
  const told = isDay(typed) ? typed : '';
  return (
    <input
      {...rest}
      type="date"
      value={told === (isDay(value) ? value : '') ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(isDay(target.value) ? target.value : '');
      }}
      className={cn('control figures', className)}
    />
  );
}
