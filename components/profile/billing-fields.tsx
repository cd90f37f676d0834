'use client';

import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { AddressSearch } from '@/components/profile/address-search';
import type { FoundAddress } from '@/lib/profile/address-source';
import { billingCountries } from '@/lib/profile/billing-countries';
import { coastTownNames, townOfPostcode } from '@/lib/profile/coast-towns';
import { memberStateTexts } from '@/lib/texts/countries';
import { profileTexts as texts } from '@/lib/texts/profile';

const countries = billingCountries.map((value) => ({ value, label: memberStateTexts[value] }));

/** The billing details. The address can be searched for or typed. */
export function BillingFields() {
  const { setValue } = useFormContext();

  function fill({ street, houseNumber, postalCode, city, country }: FoundAddress) {
    const found = {
      billing_street_name: street,
      billing_house_number: houseNumber,
      billing_postal_code: postalCode,
      billing_city: city,
      billing_country: country,
    };
    for (const [name, value] of Object.entries(found)) {
      if (value !== null) setValue(name, value, { shouldDirty: true });
    }
  }

  return (
    <>
      <TextField name="vat_number" label={texts.vatNumber} help={texts.vatHelp} autoComplete="off" optional />
      <AddressSearch onFound={fill} />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <TextField name="billing_street_name" label={texts.street} autoComplete="address-line1" />
        <TextField name="billing_house_number" label={texts.houseNumber} autoComplete="off" />
      </div>
      <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
        <TextField name="billing_postal_code" label={texts.postalCode} autoComplete="postal-code" />
        <TextField name="billing_city" label={texts.city} autoComplete="address-level2" />
      </div>
      <TownOfPostcode />
      <SelectField name="billing_country" label={texts.country} options={countries} autoComplete="country" />
    </>
  );
}

/** Typing the postcode of a coastal town fills in town and country; other postcodes change nothing. */
function TownOfPostcode() {
  const { getValues, setValue } = useFormContext();
  const postcode: unknown = useWatch({ name: 'billing_postal_code' });
  const known = useRef(postcode);
  useEffect(() => {
    if (postcode === known.current) return;
    known.current = postcode;
    const town = typeof postcode === 'string' ? townOfPostcode(postcode) : null;
    if (town === null) return;
    const city: unknown = getValues('billing_city');
    if (!city || coastTownNames.some((name) => name === city)) setValue('billing_city', town);
    if (!getValues('billing_country')) setValue('billing_country', 'be');
  }, [postcode, getValues, setValue]);
  return null;
}
