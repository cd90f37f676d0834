'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { closedOptions } from '@/lib/listing-form/listing-rules';
import { optionField } from '@/lib/listing-form/values';
import type { ListingFormValues, Said } from '@/lib/listing-form/values';
import { optionGroups } from '@/lib/listings/option-groups';
import { findListingOptionByKey, listingOptions, MAX_OPTION_COUNT } from '@/lib/listings/options';
import type { ListingOption } from '@/lib/listings/options';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { listingOptionTexts, optionGroupTexts } from '@/lib/texts/listings';

const counts = Array.from({ length: MAX_OPTION_COUNT + 1 }, (_, value) => ({ value, label: String(value) }));
const answers = (): readonly { value: Said; label: string }[] => [
  { value: '1', label: texts.optionYes },
  { value: '0', label: texts.optionNo },
  { value: '', label: texts.optionNotSaid },
];
const counted = listingOptions.filter(({ kind }) => kind === 'count');
const groups = optionGroups.map(({ key, options }) => ({
  key,
  options: options.flatMap((option) => findListingOptionByKey(option) ?? []),
}));

/** The options: counts first, then switches in groups. */
export function OptionsSection() {
  const { setValue, getValues } = useFormContext<ListingFormValues>();
  const type = useWatch<ListingFormValues, 'property_type'>({ name: 'property_type' });
  const closed = closedOptions(type);

  useEffect(() => {
    for (const option of listingOptions.filter(({ id }) => closedOptions(type).includes(id))) {
      const name = optionField(option);
      if (getValues(name) !== null) setValue(name, null, { shouldDirty: true });
    }
  }, [type, getValues, setValue]);

  const isClosed = ({ id }: ListingOption) => closed.includes(id);
  return (
    <FormSection title={texts.options} intro={texts.optionsHelp}>
      <div className="grid gap-5 sm:grid-cols-2">
        {counted.map((option) => (
          <SelectField
            key={option.id}
            name={optionField(option)}
            label={listingOptionTexts[option.key]}
            help={isClosed(option) ? texts.closedFloor : undefined}
            options={counts}
            numeric
            disabled={isClosed(option)}
          />
        ))}
      </div>
      {groups.map(({ key, options }) => (
        <fieldset key={key} className="min-w-0 border-t border-ci-gray-200 pt-4">
          <legend className="float-left w-full font-semibold text-ci-gray-900">
            {optionGroupTexts[key]}
          </legend>
          <div className="clear-both grid gap-x-10 gap-y-3 pt-2 sm:grid-cols-2">
            {options.map((option) => (
              <ChoiceField
                key={option.id}
                name={optionField(option)}
                label={listingOptionTexts[option.key]}
                options={answers()}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormSection>
  );
}
