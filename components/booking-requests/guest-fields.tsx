'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/components/forms/date-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { guestCountryOptions } from '@/lib/texts/countries';

/** Where the other guests live, if there are any: a number per country, in a fold. */
function OtherGuests() {
  const { getValues, setValue } = useFormContext();
  const party: unknown[] = useWatch({ name: ['number_of_adults', 'number_of_children', 'number_of_babies'] });
  const isAlone = party.reduce<number>((sum, count) => sum + (Number(count) || 0), 0) < 2;
  // Otherwise values for others who do not come after all would be rejected in fields that are not shown.
  useEffect(() => {
    if (isAlone && Object.values(Object(getValues('other_guests'))).some(Boolean))
      setValue('other_guests', {});
  }, [isAlone, getValues, setValue]);
  if (isAlone) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{texts.othersTitle}</summary>
      <p className="text-ci-gray-600">{texts.othersHelp}</p>
      <div className="mt-2 grid gap-5 sm:@md:grid-cols-2">
        {guestCountryOptions().map(({ value, label }) => (
          <TextField key={value} name={`other_guests.${value}`} label={label} inputMode="numeric" optional />
        ))}
      </div>
    </details>
  );
}

/** The guest's name, birth date and contact details. */
export function GuestFields() {
  return (
    <div className="max-w-form space-y-5">
      <div className="grid gap-5 sm:@md:grid-cols-2">
        <TextField name="first_name" label={texts.firstName} autoComplete="given-name" />
        <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
      </div>
      <DateField name="date_of_birth" label={texts.birth} help={texts.birthHelp} autoComplete="bday" />
      <TextField name="email" label={texts.email} type="email" autoComplete="email" />
      <TextField name="phone_number" label={texts.phone} type="tel" autoComplete="tel" optional />
      <SelectField
        name="country"
        label={texts.country}
        options={guestCountryOptions()}
        autoComplete="country"
      />
      <OtherGuests />
      <details>
        <summary className="link inline-flex min-h-11 items-center">{texts.addressFields}</summary>
        <div className="mt-2 space-y-5">
          <div className="grid gap-5 sm:@md:grid-cols-[1fr_13.5rem]">
            <TextField name="street_name" label={texts.street} autoComplete="address-line1" optional />
            <TextField name="house_number" label={texts.houseNumber} autoComplete="off" optional />
          </div>
          <TextField name="city" label={texts.city} autoComplete="address-level2" optional />
        </div>
      </details>
    </div>
  );
}
