'use client';

import { useId } from 'react';
import { PartyField } from '@/components/stays/party-field';
import { PlainParty } from '@/components/stays/plain-party';
import { useHydrated } from '@/components/ui/use-hydrated';
import { partyParameters } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';

interface PartyInputsProps {
  label: string;
  party: Party;
  /** The fewest adults: 0 where no party need be chosen. */
  least: 0 | 1;
  onChange: (party: Party) => void;
}

/** The party as a field of a form; without JavaScript a select for each kind. */
export function PartyInputs({ label, party, least, onChange }: PartyInputsProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <>
      <p id={id} className="text-sm text-ci-gray-700">
        {label}
      </p>
      <div data-roomy className="relative mt-1 noscript:hidden">
        {hydrated &&
          Object.entries(partyParameters(party)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <PartyField
          party={party}
          labelId={id}
          least={least}
          className="figures flex min-h-12 w-full items-center rounded-control border border-ci-gray-500 bg-surface px-3.5 py-2 text-left text-ci-gray-900 hover:border-ci-gray-800"
          onChange={onChange}
        />
      </div>
      {!hydrated && (
        <PlainParty
          party={party}
          isRequired={least === 1}
          className="plain-party mt-1 hidden grid-cols-2 gap-2 noscript:grid"
        />
      )}
    </>
  );
}
