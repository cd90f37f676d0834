'use client';

import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { useFieldId } from '@/components/forms/form-context';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { messageOf, useField } from '@/components/forms/use-field';
import { phoneCodes } from '@/lib/listing-form/phone';
import type { ListingFormValues } from '@/lib/listing-form/values';
import {
  DESCRIPTION_LENGTH,
  MAX_AGREEMENT_CLAUSE,
  MAX_ARRIVAL_INFO,
  MAX_HOUSE_RULES,
} from '@/lib/listings/form-limits';
import { cancellations } from '@/lib/listings/kinds';
import {
  cancellationChoiceTexts,
  listingFormScreenTexts as texts,
  phoneCodeTexts,
} from '@/lib/texts/listing-form-screen';
import { wayInTexts } from '@/lib/texts/way-in';
import { arrivalInfoReleases } from '@/lib/way-in/releases';

export function DescriptionSection() {
  return (
    <FormSection title={texts.description}>
      <TextAreaField
        name="description"
        label={texts.description}
        help={texts.descriptionHelp}
        placeholder={texts.descriptionPlaceholder}
        rows={9}
        counterMax={DESCRIPTION_LENGTH.max}
      />
    </FormSection>
  );
}

const choices = () => cancellations.map((value) => ({ value, label: cancellationChoiceTexts[value] }));

const releases = () => arrivalInfoReleases.map((value) => ({ value, label: wayInTexts.releases[value] }));

/** What guests agree to, and what they need on arrival. */
export function AgreementsSection() {
  const release = useWatch<ListingFormValues, 'arrival_info_release'>({ name: 'arrival_info_release' });
  return (
    <FormSection title={texts.agreements}>
      <TextAreaField
        name="house_rules"
        label={texts.houseRules}
        help={texts.houseRulesHelp}
        rows={5}
        counterMax={MAX_HOUSE_RULES}
        optional
      />
      <SelectField
        name="cancellation"
        label={texts.cancellation}
        options={choices()}
        placeholder={texts.optionNotSaid}
        optional
      />
      <TextAreaField
        name="arrival_info"
        label={texts.arrivalInfo}
        help={texts.arrivalInfoHelp}
        rows={6}
        counterMax={MAX_ARRIVAL_INFO}
        optional
      />
      <SelectField
        name="arrival_info_release"
        label={wayInTexts.release}
        options={releases()}
        placeholder={wayInTexts.releaseUnset}
        optional
      />
      {release === 'days' && (
        <NumberField
          name="arrival_info_days"
          label={wayInTexts.days}
          help={wayInTexts.daysHelp}
          inputClassName="max-w-24"
        />
      )}
      <TextAreaField
        name="agreement_clause"
        label={texts.agreementClause}
        help={texts.agreementClauseHelp}
        rows={4}
        counterMax={MAX_AGREEMENT_CLAUSE}
        optional
      />
    </FormSection>
  );
}

const codes = phoneCodes.map((value) => ({ value, label: phoneCodeTexts[value] }));

/** The phone number is only asked for when the landlord wants to be called. */
export function ContactSection() {
  const isEnabled = useWatch<ListingFormValues, 'phone_enabled'>({ name: 'phone_enabled' });
  return (
    <FormSection title={texts.contact} intro={texts.contactHelp}>
      <SwitchField name="phone_enabled" label={texts.showPhone} />
      {isEnabled && (
        <div className="space-y-5">
          <SelectField
            name="phone_code"
            label={texts.phoneCode}
            options={codes}
            placeholder={null}
            selectClassName="max-w-64"
          />
          <PhoneDigitsField />
        </div>
      )}
    </FormSection>
  );
}

/** The digits of the phone number; errors about the whole number are shown here. */
function PhoneDigitsField() {
  const { id, registration } = useField('phone_digits', { deps: ['phone_number'] });
  useFieldId('phone_number', 'phone_digits');
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name: 'phone_number' });
  const error = messageOf(getFieldState('phone_number', formState).error);
  return (
    <FieldFrame id={id} label={texts.phone} help={texts.phoneHelp} error={error}>
      <input
        {...registration}
        {...describe(id, { help: texts.phoneHelp, error })}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className="control figures max-w-64"
      />
    </FieldFrame>
  );
}
