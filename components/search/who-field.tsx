'use client';

import { HiddenFields } from '@/components/search/hidden-fields';
import { useGiven } from '@/components/search/use-given';
import { PartyField } from '@/components/stays/party-field';
import { PlainParty } from '@/components/stays/plain-party';
import { useHydrated } from '@/components/ui/use-hydrated';
import { comers, partyParameters } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';

const labelId = 'search-who';
const keyOf = (party: Party) => comers.map((who) => party[who]).join(' ');

/** Every kind of guest, '' for none. */
function fieldsOf(party: Party): Record<string, string> {
  const values = partyParameters(party);
  return Object.fromEntries(comers.map((who) => [who, values[who] ?? '']));
}

/** The party of the search; without JavaScript four selects. */
export function WhoField({ party: given }: { party: Party }) {
  const hydrated = useHydrated();
  const [party, setParty, choices] = useGiven<Party>(given, keyOf);
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="search-bar-label">
        {texts.who}
      </p>
      <div className="noscript:hidden">
        {hydrated && <HiddenFields values={fieldsOf(party)} choices={choices} />}
        <PartyField
          party={party}
          labelId={labelId}
          className="search-bar-value figures"
          emptyClassName="search-bar-empty"
          onChange={setParty}
        />
      </div>
      {!hydrated && <PlainParty party={given} className="hidden grid-cols-4 noscript:grid" />}
    </div>
  );
}
