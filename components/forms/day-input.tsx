'use client';

import { useState } from 'react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** 'YYYY-MM-DD'; anything else counts as empty. */
  value: string;
  /** Called with '' when the input holds no valid day. */
  onChange: (day: Day | '') => void;
  min?: Day;
  max?: Day;
}

/** A native date input. Partial input is left as typed: only complete days are reported. */
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
