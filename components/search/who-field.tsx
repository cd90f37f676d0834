'use client';

import { useEffect, useRef } from 'react';
import { useGiven } from '@/components/search/use-given';
import { PartyField } from '@/components/stays/party-field';
import { PlainParty } from '@/components/stays/plain-party';
import { useHydrated } from '@/components/ui/use-hydrated';
import { comers, partyParameters } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';

const labelId = 'search-who';
const keyOf = (party: Party) => comers.map((who) => party[who]).join(' ');

/** The party of the search; without JavaScript four selects. */
export function WhoField({ party: given }: { party: Party }) {
  const hydrated = useHydrated();
  const [party, setParty] = useGiven<Party>(given, keyOf);
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="search-bar-label">
        {texts.who}
      </p>
      <div className="noscript:hidden">
        {hydrated && <HiddenFields party={party} />}
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

/** The hidden fields. Browsers fire no change event for them, so dispatch one for each that changed. */
function HiddenFields({ party }: { party: Party }) {
  const box = useRef<HTMLSpanElement>(null);
  const told = useRef(party);
  useEffect(() => {
    const before = told.current;
    told.current = party;
    for (const [place, who] of comers.entries())
      if (party[who] !== before[who])
        box.current?.children[place]?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [party]);
  const values = partyParameters(party);
  return (
    <span ref={box} hidden>
      {comers.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
    </span>
  );
}
