'use client';

import { useEffect, useRef } from 'react';
import { carry, useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { Elements } from '@/components/ui/elements';

interface StayChoiceProps {
  guestsLabel: string;
  /** How many can come, in words, from one on. */
  choices: readonly string[];
  /** How many come where the address does not say. */
  guests: number;
  /** The days, above the guests. */
  children: Elements;
}

/** What goes along beside the guests; they count the children. */
const unseen = ['arrival', 'departure', 'children', 'pets'];

/** The fields of a stay: its days go along unseen, since the calendar of the page chooses them. */
export function StayChoice({ guestsLabel, choices, guests, children }: StayChoiceProps) {
  const query = useCarriedQuery();
  const field = useRef<HTMLSelectElement>(null);
  const given = new URLSearchParams(query);
  const asked = given.get('guests');

  /** So few guests leave no children beside an adult. */
  const choose = (count: string) =>
    carry({ guests: count, ...(Number(given.get('children')) >= Number(count) && { children: null }) });

  useEffect(() => {
    const select = field.current;
    if (!select) return;
    if (asked !== null && Number(asked) <= choices.length) select.value = asked;
    // Somebody may have chosen before the script came.
    else if (asked === null && select.value !== String(guests)) carry({ guests: select.value });
  }, [asked, guests, choices.length]);

  return (
    <>
      {unseen.map((name) => {
        const value = given.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {children}
      <label className="mt-3 block">
        <span className="text-sm text-ci-gray-700">{guestsLabel}</span>
        <select
          ref={field}
          name="guests"
          defaultValue={guests}
          onChange={({ target }) => choose(target.value)}
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
