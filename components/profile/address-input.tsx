'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef } from 'react';
import { describe } from '@/components/forms/field-frame';
import { useSuggestions } from '@/components/profile/use-suggestions';
import { Words } from '@/components/ui/words';
import type { AddressSource, AddressSuggestion, FoundAddress } from '@/lib/profile/address-source';
import { profileTexts as texts } from '@/lib/texts/profile';

interface AddressInputProps {
  id: string;
  source: AddressSource;
  typed: string;
  /** Whether the plain field in its place had the focus. */
  takesFocus: boolean;
  onType: (typed: string) => void;
  onFound: (address: FoundAddress) => void;
  onChosen: () => void;
  /** Called when the source could not answer. */
  onFail: () => void;
}

/** The field in which addresses are suggested. */
export function AddressInput(props: AddressInputProps) {
  const { id, source, typed, takesFocus, onType, onFound, onChosen, onFail } = props;
  const { list, answered } = useSuggestions(source, typed, onFail);
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(takesFocus);

  useEffect(() => {
    if (hadFocus.current) field.current?.focus();
  }, []);

  async function choose(suggestion: AddressSuggestion) {
    onChosen();
    try {
      onFound(await source.resolve(suggestion));
    } catch {
      onFail();
    }
  }

  const byGoogle = source.kind === 'google';
  return (
    <Autocomplete.Root
      items={list}
      mode="none"
      filter={null}
      value={typed}
      // Something was typed while this was fetched.
      defaultOpen={takesFocus && typed !== ''}
      autoHighlight
      itemToStringValue={({ text }: AddressSuggestion) => text}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') onType(value);
      }}
    >
      <Autocomplete.Input
        {...describe(id, { help: true })}
        id={id}
        // While suggestions show, everything around them is hidden from screen readers, the label too.
        aria-label={texts.addressSearch}
        autoComplete="off"
        ref={field}
        onKeyDown={(event) => {
          // The form is submitted by its button, not from here.
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
  );
}
