'use client';

import { useId, useState } from 'react';
import { PartyField } from '@/components/stays/party-field';
import { PlainParty } from '@/components/stays/plain-party';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { addDays, isDay } from '@/lib/dates/day';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { writeSharedIds } from '@/lib/favorites/shared-list';
import { route } from '@/lib/paths';
import { nobody, partyParameters } from '@/lib/stays/party';
import { formTexts } from '@/lib/texts/forms';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';

interface StayFormProps {
  asked: AskedOfFavorites;
  /** The listings of a shared list; null for one's own. */
  ids: readonly number[] | null;
}

/** The days and the party for which favourites are shown: the page is asked again with them in its address. */
export function StayForm({ asked, ids }: StayFormProps) {
  const { stay, today } = asked;
  const [arrival, setArrival] = useState<string>(stay?.start ?? '');
  const [departure, setDeparture] = useState<string>(stay?.end ?? '');
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
      <Who party={asked.party ?? nobody} isHydrated={hydrated} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="submit">{texts.submit}</Button>
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

function Who({
  party: given,
  isHydrated,
}: {
  party: NonNullable<AskedOfFavorites['party']>;
  isHydrated: boolean;
}) {
  const id = useId();
  const [party, setParty] = useState(given);
  return (
    <div className="min-w-0 @md:col-span-2 @3xl:col-span-1">
      <p id={id} className="text-sm text-ci-gray-700">
        {texts.who}
      </p>
      <div data-roomy className="relative mt-1 noscript:hidden">
        {isHydrated &&
          Object.entries(partyParameters(party)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <PartyField
          party={party}
          labelId={id}
          className="figures flex min-h-12 w-full items-center rounded-control border border-ci-gray-500 bg-surface px-3.5 py-2 text-left text-ci-gray-900 hover:border-ci-gray-800"
          onChange={setParty}
        />
      </div>
      {!isHydrated && (
        <PlainParty party={given} className="plain-party mt-1 hidden grid-cols-2 gap-2 noscript:grid" />
      )}
    </div>
  );
}
