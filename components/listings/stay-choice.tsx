'use client';

import { useId } from 'react';
import { carry } from '@/components/calendar/use-carried-query';
import { useAskedStay } from '@/components/listings/asked-stay';
import { PartyField } from '@/components/stays/party-field';
import { PlainParty } from '@/components/stays/plain-party';
import { useHydrated } from '@/components/ui/use-hydrated';
import { comers, partyParameters } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** Writes the party to the page's address. */
function carryParty(party: Party): void {
  const given = partyParameters(party);
  carry(Object.fromEntries(comers.map((who) => [who, given[who] ?? null])));
}

/** The form fields of the party, and of the days, which are chosen in the page's calendar. */
export function StayChoice() {
  const id = useId();
  const hydrated = useHydrated();
  const { stay, party } = useAskedStay();
  const values = { ...(stay && { arrival: stay.start, departure: stay.end }), ...partyParameters(party) };
  return (
    <div className="mt-3">
      <p id={id} className="text-sm text-ci-gray-700">
        {texts.guests}
      </p>
      <div data-roomy className="relative mt-1 noscript:hidden">
        {hydrated &&
          Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <PartyField
          party={party}
          labelId={id}
          least={1}
          className="figures flex min-h-12 w-full items-center rounded-control border border-ci-gray-500 bg-surface px-3.5 py-2 text-left text-ci-gray-900 hover:border-ci-gray-800"
          onChange={carryParty}
        />
      </div>
      {!hydrated && (
        <PlainParty
          party={party}
          isRequired
          className="plain-party mt-1 hidden grid-cols-2 gap-2 noscript:grid"
        />
      )}
    </div>
  );
}
