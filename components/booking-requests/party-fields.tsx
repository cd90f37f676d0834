'use client';

import { SelectField } from '@/components/forms/select-field';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

/** No listing accepts more pets than this. */
const MOST_PETS = 5;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: String(from + index) }));

/** The number of guests; asks about pets only where they are allowed. */
export function PartyFields({ terms }: { terms: Pick<StayTerms, 'max_capacity' | 'pets_allowed'> }) {
  const select = { numeric: true, placeholder: null, selectClassName: 'figures' } as const;
  return (
    <div>
      <p className="mb-3 text-ci-gray-600">{texts.capacity(terms.max_capacity)}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-4">
        <SelectField
          {...select}
          name="number_of_adults"
          label={texts.adults}
          options={numbers(1, terms.max_capacity)}
        />
        <SelectField
          {...select}
          name="number_of_children"
          label={texts.children}
          options={numbers(0, terms.max_capacity - 1)}
        />
        {terms.pets_allowed && (
          <SelectField {...select} name="number_of_pets" label={texts.pets} options={numbers(0, MOST_PETS)} />
        )}
      </div>
    </div>
  );
}
