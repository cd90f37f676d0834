'use client';

import { useState } from 'react';
import { PartyInputs } from '@/components/stays/party-inputs';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { addDays, isDay } from '@/lib/dates/day';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { writeSharedIds } from '@/lib/favorites/shared-list';
import { route } from '@/lib/paths';
import { nobody } from '@/lib/stays/party';
import { formTexts } from '@/lib/texts/forms';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';

interface StayFormProps {
  asked: AskedOfFavorites;
  /** The listings of a shared list; null for one's own. */
  ids: readonly number[] | null;
}

/** Chooses the days and party for which favourites are shown; submitting reloads the page with them in its URL. */
export function StayForm({ asked, ids }: StayFormProps) {
  const { stay, today } = asked;
  const [arrival, setArrival] = useState<string>(stay?.start ?? '');
  const [departure, setDeparture] = useState<string>(stay?.end ?? '');
  const [party, setParty] = useState(asked.party ?? nobody);
  const hydrated = useHydrated();
  const list = ids ? { ids: writeSharedIds(ids) } : {};
  const first = isDay(arrival) ? addDays(arrival, 1) : today;
  return (
    <form
      action={route('listing.favorites')}
      aria-label={texts.form}
      className="mb-8 grid gap-x-3 gap-y-3 rounded-panel bg-sand p-4 @md:grid-cols-2 @3xl:grid-cols-[1fr_1fr_1.4fr_auto] @3xl:items-end sm:p-5 print:hidden"
    >
      {list.ids && <input type="hidden" name="ids" value={list.ids} />}
      <DayInput
        name="arrival"
        label={formTexts.arrival}
        min={today}
        isRequired={hydrated && departure !== ''}
        value={arrival}
        onChange={setArrival}
      />
      <DayInput
        name="departure"
        label={formTexts.departure}
        min={hydrated ? first : today}
        isRequired={hydrated && arrival !== ''}
        value={departure}
        onChange={setDeparture}
      />
      <div className="min-w-0 @md:col-span-2 @3xl:col-span-1">
        <PartyInputs label={texts.who} party={party} least={0} onChange={setParty} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="submit" variant="secondary">
          {texts.submit}
        </Button>
        {asked.query !== '' && (
          <a
            href={route('listing.favorites', {}, list)}
            rel="nofollow"
            className="link inline-flex min-h-11 items-center"
          >
            {texts.clear}
          </a>
        )}
      </div>
    </form>
  );
}

interface DayInputProps {
  name: string;
  label: string;
  min: string;
  isRequired: boolean;
  value: string;
  onChange: (value: string) => void;
}

function DayInput({ name, label, min, isRequired, value, onChange }: DayInputProps) {
  return (
    <label className="min-w-0">
      <span className="text-sm text-ci-gray-700">{label}</span>
      <input
        type="date"
        name={name}
        min={min}
        required={isRequired}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="control figures mt-1 min-w-0"
      />
    </label>
  );
}
