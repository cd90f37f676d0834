'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useState } from 'react';
import { describe, FieldHelp, OptionalMark } from '@/components/forms/field-frame';
import { useAddressSource } from '@/components/profile/use-address-source';
import { useSuggestions } from '@/components/profile/use-suggestions';
import { Words } from '@/components/ui/words';
import type { AddressSuggestion, FoundAddress } from '@/lib/profile/address-source';
import { profileTexts as texts } from '@/lib/texts/profile';

interface AddressSearchProps {
  /** Called with the chosen address. */
  onFound: (address: FoundAddress) => void;
}

/** Address autocomplete: choosing a suggestion fills in the fields below, which can also be typed. */
export function AddressSearch({ onFound }: AddressSearchProps) {
  const id = useId();
  const { source, loader, begin, fail } = useAddressSource();
  const [typed, setTyped] = useState('');
  const [isFilled, setFilled] = useState(false);
  const { list, answered } = useSuggestions(source, typed, fail);

  async function choose(suggestion: AddressSuggestion) {
    setTyped('');
    try {
      onFound(await source.resolve(suggestion));
      setFilled(true);
    } catch {
      fail();
    }
  }

  const byGoogle = source.kind === 'google';
  return (
    <div>
      <div hidden>{loader}</div>
      <label htmlFor={id} className="block font-semibold text-ci-gray-900">
        {texts.addressSearch}
        <OptionalMark />
      </label>
      <FieldHelp id={id}>{byGoogle ? texts.addressSearchHelp : texts.townSearchHelp}</FieldHelp>
      <Autocomplete.Root
        items={list}
        mode="none"
        filter={null}
        value={typed}
        autoHighlight
        itemToStringValue={({ text }: AddressSuggestion) => text}
        onValueChange={(value, { reason }) => {
          if (reason === 'item-press') return;
          // The field may have received the focus before hydration.
          begin();
          setFilled(false);
          setTyped(value);
        }}
      >
        <Autocomplete.Input
          {...describe(id, { help: true })}
          id={id}
          // While suggestions are shown, everything else is hidden from screen readers, including the label.
          aria-label={texts.addressSearch}
          autoComplete="off"
          onFocus={begin}
          onKeyDown={(event) => {
            // Enter must not submit the form from this field.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="control mt-1.5"
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
            <Autocomplete.Popup className="max-h-(--available-height) w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-control border border-ci-gray-200 bg-surface p-1.5 shadow-lift">
              <Autocomplete.Status className="sr-only">
                {list.length > 0 && texts.suggestions(list.length)}
              </Autocomplete.Status>
              <Autocomplete.Empty>
                {answered !== null && <p className="px-3 py-2 text-ci-gray-700">{texts.noSuggestion}</p>}
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(suggestion: AddressSuggestion) => (
                  <Autocomplete.Item
                    key={suggestion.key}
                    value={suggestion}
                    onClick={() => void choose(suggestion)}
                    className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-[0.375rem] px-3 py-2 leading-5 text-ci-gray-900 outline-none data-highlighted:bg-ci-blue-50"
                  >
                    <Words>{suggestion.text}</Words>
                    <span className="text-ci-gray-600">{suggestion.detail}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              {byGoogle && list.length > 0 && (
                <p className="px-3 py-1.5 text-right text-ci-gray-600">{texts.byGoogle}</p>
              )}
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <p role="status" className="mt-1 text-ci-gray-700 empty:hidden">
        {isFilled && texts.addressFilled}
      </p>
    </div>
  );
}
