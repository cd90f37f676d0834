'use client';

import { Suspense, useId, useState } from 'react';
import { describe, FieldHelp, OptionalMark } from '@/components/forms/field-frame';
import { useAddressSource } from '@/components/profile/use-address-source';
import { lazyPart } from '@/components/ui/lazy-part';
import type { FoundAddress } from '@/lib/profile/address-source';
import { profileTexts as texts } from '@/lib/texts/profile';

const AddressInput = lazyPart(async () => (await import('@/components/profile/address-input')).AddressInput);

interface AddressSearchProps {
  /** Called with the chosen address. */
  onFound: (address: FoundAddress) => void;
}

/**
 * Helps to fill in an address: a choice fills in the fields below, which can also be typed. The code for suggestions is
 * loaded once the field gets the focus; until then it is a plain input.
 */
export function AddressSearch({ onFound }: AddressSearchProps) {
  const id = useId();
  const { source, loader, begin, fail } = useAddressSource();
  const [typed, setTyped] = useState('');
  const [isFilled, setFilled] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  function type(value: string) {
    // A visitor quicker than the page's script got the focus before it could be noticed.
    begin();
    setWanted(true);
    setFilled(false);
    setTyped(value);
  }

  const plain = (
    <input
      {...describe(id, { help: true })}
      {...plainCombobox}
      id={id}
      aria-label={texts.addressSearch}
      autoComplete="off"
      value={typed}
      onFocus={() => {
        begin();
        setWanted(true);
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      onChange={({ target }) => type(target.value)}
      onKeyDown={keepForm}
      className="control mt-1.5"
    />
  );
  return (
    <div>
      <div hidden>{loader}</div>
      <label htmlFor={id} className="block font-semibold text-ci-gray-900">
        {texts.addressSearch}
        <OptionalMark />
      </label>
      <FieldHelp id={id}>
        {source.kind === 'google' ? texts.addressSearchHelp : texts.townSearchHelp}
      </FieldHelp>
      {isWanted ? (
        <Suspense fallback={plain}>
          <AddressInput
            {...{ id, source, typed }}
            takesFocus={hasFocus}
            onType={type}
            onFound={(address) => {
              onFound(address);
              setFilled(true);
            }}
            onChosen={() => setTyped('')}
            onFail={fail}
          />
        </Suspense>
      ) : (
        plain
      )}
      <p role="status" className="mt-1 text-ci-gray-700 empty:hidden">
        {isFilled && texts.addressFilled}
      </p>
    </div>
  );
}

/** The attributes of a combobox, before there is anything to suggest. */
const plainCombobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
} as const;

/** The form is submitted by its button, not from here. */
function keepForm(event: React.KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
