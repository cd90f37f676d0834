'use client';

import type { Lodging } from '@/components/listing-form/use-lodging';
import { TextField } from '@/components/forms/text-field';
import { isRegisterField } from '@/lib/listing-form/lodging';
import type { RegisterField } from '@/lib/listing-form/lodging';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface RegisterFieldProps {
  name: RegisterField;
  label: string;
  lodging: Lodging;
  className?: string;
}

/** A field filled from the register: read-only, unless the register has no value for it. */
function RegisterTextField({ name, label, lodging, className }: RegisterFieldProps) {
  const isRead = isRegisterField(name, lodging.answer);
  return (
    <TextField
      name={name}
      label={label}
      className={className}
      autoComplete="off"
      readOnly={isRead}
      placeholder={isRead ? texts.fromRegister : undefined}
      title={isRead ? texts.fromRegisterHint : undefined}
      optional={!isRead}
      inputClassName="text-ellipsis"
    />
  );
}

/** The fields for the building and its address (docs/rules/lodging-register.md#lookup). */
export function RegisterFields({ lodging }: { lodging: Lodging }) {
  return (
    <>
      <RegisterTextField name="name_residence" label={texts.residence} lodging={lodging} />
      <RegisterTextField name="address_street_name" label={texts.street} lodging={lodging} />
      <div className="grid gap-5 sm:grid-cols-3 sm:items-end lg:grid-cols-2">
        <RegisterTextField name="address_house_number" label={texts.houseNumber} lodging={lodging} />
        <RegisterTextField
          name="address_house_number_suffix"
          label={texts.houseNumberSuffix}
          lodging={lodging}
        />
        <RegisterTextField name="address_postcode" label={texts.postcode} lodging={lodging} />
      </div>
      <TextField
        name="land_register_number"
        label={texts.landRegister}
        help={texts.landRegisterHelp}
        autoComplete="off"
        optional
      />
    </>
  );
}
