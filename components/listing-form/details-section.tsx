'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { ChoiceField } from '@/components/forms/choice-field';
import { LicenceField } from '@/components/listing-form/licence-field';
import { RegisterFields } from '@/components/listing-form/register-fields';
import { useLodging } from '@/components/listing-form/use-lodging';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { fixedBedrooms } from '@/lib/listing-form/listing-rules';
import { townsToChoose } from '@/lib/listing-form/lodging';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_ROOMS } from '@/lib/listings/form-limits';
import { oceanviews, propertyTypes } from '@/lib/listings/kinds';
import { capitalised } from '@/lib/format/words';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { oceanviewTexts, propertyTypeTexts } from '@/lib/texts/listings';

const rooms = Array.from({ length: MAX_ROOMS }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));
const types = () => propertyTypes.map((value) => ({ value, label: capitalised(propertyTypeTexts[value]) }));
const views = () => oceanviews.map((value) => ({ value, label: capitalised(oceanviewTexts[value]) }));

/** The listing's type, rooms and location. */
export function DetailsSection() {
  const lodging = useLodging();
  const chosen = useWatch<ListingFormValues, 'listing_city_id'>({ name: 'listing_city_id' });
  const towns = townsToChoose(lodging.answer, chosen).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormSection title={texts.details}>
      <ChoiceField
        name="registration_declared"
        label={texts.declaration}
        help={texts.declarationHelp}
        options={[
          { value: 'yes', label: texts.declarationYes },
          { value: 'no', label: texts.declarationNo },
        ]}
      />
      <LicenceField lodging={lodging} />
      <RegisterFields lodging={lodging} />
      <SelectField name="listing_city_id" label={texts.city} options={towns} numeric />
      <SwitchField name="display_home_address" label={texts.showAddress} help={texts.showAddressHelp} />
      <TextField
        name="name_holiday_home"
        label={texts.listingName}
        help={texts.listingNameHelp}
        autoComplete="off"
      />
      <RoomFields />
      <SelectField name="oceanview" label={texts.oceanview} options={views()} />
      <NumberField
        name="distance_to_beach_m"
        label={texts.beach}
        help={texts.beachHelp}
        suffix={texts.metres}
        inputClassName="max-w-28"
        optional
      />
    </FormSection>
  );
}

/** The type can determine the number of bedrooms: a studio has one. */
function RoomFields() {
  const { getValues, setValue } = useFormContext<ListingFormValues>();
  const fixed = fixedBedrooms(useWatch<ListingFormValues, 'property_type'>({ name: 'property_type' }));

  useEffect(() => {
    if (fixed === null || getValues('number_of_bedrooms') === fixed) return;
    setValue('number_of_bedrooms', fixed, { shouldDirty: true });
  }, [fixed, getValues, setValue]);

  return (
    <>
      <SelectField
        name="property_type"
        label={texts.type}
        help={fixed === null ? undefined : texts.studioBedrooms}
        options={types()}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField name="max_capacity" label={texts.capacity} options={rooms} numeric />
        <SelectField
          name="number_of_bedrooms"
          label={texts.bedrooms}
          options={rooms}
          numeric
          disabled={fixed !== null}
        />
        <SelectField name="number_of_bathrooms" label={texts.bathrooms} options={rooms} numeric />
      </div>
    </>
  );
}
