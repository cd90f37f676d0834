'use client';

import { useEffect, useRef } from 'react';
import { carry, useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { Elements } from '@/components/ui/elements';

interface StayChoiceProps {
  guestsLabel: string;
  /** The possible numbers of guests in words, starting at one. */
  choices: readonly string[];
  /** The number of guests when the URL has none. */
  guests: number;
  /** The days, shown above the guests. */
  children: Elements;
}

/** Sent as hidden fields; the number of guests includes the children. */
const unseen = ['arrival', 'departure', 'children', 'pets'];

/** The form fields of a stay: its days are hidden fields, since they are chosen in the page's calendar. */
export function StayChoice({ guestsLabel, choices, guests, children }: StayChoiceProps) {
  const query = useCarriedQuery();
  const field = useRef<HTMLSelectElement>(null);
  const given = new URLSearchParams(query);
  const asked = given.get('guests');

  /** Drops the children when there would be no adult among so few guests. */
  const choose = (count: string) =>
    carry({ guests: count, ...(Number(given.get('children')) >= Number(count) && { children: null }) });

  useEffect(() => {
    const select = field.current;
    if (!select) return;
    if (asked !== null && Number(asked) <= choices.length) select.value = asked;
    // The visitor may have chosen before the script loaded.
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
