'use client';

import { useController } from 'react-hook-form';
import { FieldError } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { PartySteps } from '@/components/stays/party-steps';
import { comers } from '@/lib/stays/party';
import type { Comer, Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

type PartyTerms = Pick<StayTerms, 'max_capacity' | 'pets_allowed'>;

/** The party; asks about pets only where they are allowed, or where some were brought along. */
export function PartyFields({ terms }: { terms: PartyTerms }) {
  const fields = {
    adults: usePartyField('number_of_adults'),
    children: usePartyField('number_of_children'),
    babies: usePartyField('number_of_babies'),
    pets: usePartyField('number_of_pets'),
  };
  const { adults, children, babies, pets } = fields;
  const party = { adults: adults.count, children: children.count, babies: babies.count, pets: pets.count };
  const change = (next: Party) => {
    for (const who of comers) if (next[who] !== party[who]) fields[who].onChange(next[who]);
  };
  const asked = comers.filter((who) => who !== 'pets' || terms.pets_allowed || party.pets > 0);
  const errorId = (who: Comer) => `${fields[who].id}-error`;
  return (
    <div role="group" aria-labelledby={`${adults.id}-title`} className="max-w-96">
      <p id={`${adults.id}-title`} className="font-semibold text-ci-gray-900">
        {texts.partyTitle}
      </p>
      <p className="mb-3 text-ci-gray-600">{texts.capacity(terms.max_capacity)}</p>
      <PartySteps
        party={party}
        least={1}
        kinds={asked}
        idOf={(who) => fields[who].id}
        faultOf={(who) => (fields[who].error ? errorId(who) : undefined)}
        onChange={change}
      />
      {asked.map((who) => (
        <FieldError key={who} id={fields[who].id} text={fields[who].error} />
      ))}
    </div>
  );
}

function usePartyField(name: string) {
  const id = useFieldId(name);
  const { field, fieldState } = useController({ name });
  return { id, count: Number(field.value) || 0, onChange: field.onChange, error: fieldState.error?.message };
}
