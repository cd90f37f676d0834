'use client';

import { carry } from '@/components/calendar/use-carried-query';
import { useAskedStay } from '@/components/listings/asked-stay';
import { PartyInputs } from '@/components/stays/party-inputs';
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
  const hydrated = useHydrated();
  const { stay, party } = useAskedStay();
  return (
    <div className="mt-3">
      {hydrated && stay && (
        <>
          <input type="hidden" name="arrival" value={stay.start} />
          <input type="hidden" name="departure" value={stay.end} />
        </>
      )}
      <PartyInputs label={texts.guests} party={party} least={1} onChange={carryParty} />
    </div>
  );
}
