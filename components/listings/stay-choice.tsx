'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { carry, useCarriedQuery } from '@/components/calendar/use-carried-query';

interface StayChoiceProps {
  guestsLabel: string;
  /** How many can come, in words, from one on. */
  choices: readonly string[];
  /** How many come where the address does not say. */
  guests: number;
  /** The days, above the guests. */
  children: ReactNode;
}

/** The fields of a stay: its days go along unseen, since the calendar of the page chooses them. */
export function StayChoice({ guestsLabel, choices, guests, children }: StayChoiceProps) {
  const query = useCarriedQuery();
  const field = useRef<HTMLSelectElement>(null);
  const given = new URLSearchParams(query);
  const asked = given.get('guests');

  useEffect(() => {
    const select = field.current;
    if (!select) return;
    if (asked !== null && Number(asked) <= choices.length) select.value = asked;
    // Somebody may have chosen before the script came.
    else if (asked === null && select.value !== String(guests)) carry({ guests: select.value });
  }, [asked, guests, choices.length]);

  return (
    <>
      {['arrival', 'departure'].map((name) => {
        const day = given.get(name);
        return day && <input key={name} type="hidden" name={name} value={day} />;
      })}
      {children}
      <label className="mt-3 block">
        <span className="text-sm text-ci-gray-700">{guestsLabel}</span>
        <select
          ref={field}
          name="guests"
          defaultValue={guests}
          onChange={({ target }) => carry({ guests: target.value })}
          className="control control-select figures mt-1"
        >
          {choices.map((words, place) => (
            <option key={words} value={place + 1}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
