'use client';

import { Link } from '@/components/ui/link';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { advancePeriods, rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import { capitalised } from '@/lib/format/words';
import { route } from '@/lib/desk-paths';
import { advancePeriodTexts, listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { rentalPeriodTexts } from '@/lib/texts/listings';

const advances = advancePeriods.map((value) => ({ value, label: advancePeriodTexts[value] }));

const flags = rentalPeriods.map(rentalPeriodFlag);

/** The error that no rental period is chosen is shown once, on the first one; choosing any clears it. */
function useOnePeriod() {
  const { clearErrors, getFieldState } = useFormContext<ListingFormValues>();
  const isLet = useWatch<ListingFormValues, typeof flags>({ name: flags }).some(Boolean);
  useEffect(() => {
    if (isLet && getFieldState('rental_period_night').error) clearErrors('rental_period_night');
  }, [isLet, clearErrors, getFieldState]);
}

/** Stay length, booking window and price. `slug` is null for a new listing. */
export function StaySection({ slug }: { slug: string | null }) {
  useOnePeriod();
  return (
    <FormSection title={texts.stay}>
      <fieldset>
        <legend className="font-semibold text-ci-gray-900">{texts.periods}</legend>
        <div className="mt-1 grid gap-x-6 min-[26rem]:grid-cols-2">
          {rentalPeriods.map((period) => (
            <CheckboxField
              key={period}
              name={rentalPeriodFlag(period)}
              label={capitalised(rentalPeriodTexts[period])}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField name="min_stay" label={texts.minStay} suffix={texts.nights} inputClassName="max-w-28" />
        <NumberField name="max_stay" label={texts.maxStay} suffix={texts.nights} inputClassName="max-w-28" />
        <TextField name="check_in" label={texts.checkIn} type="time" inputClassName="max-w-40 figures" />
        <TextField name="check_out" label={texts.checkOut} type="time" inputClassName="max-w-40 figures" />
      </div>
      <SelectField
        name="reservation_advance_period"
        label={texts.advance}
        help={texts.advanceHelp}
        options={advances}
        numeric
      />
      <div>
        <NumberField name="price" label={texts.price} help={texts.priceHelp} prefix="€" />
        {slug !== null && (
          <p className="mt-2">
            <Link href={route('listing.prices', { slug })} className="link">
              {texts.morePrices}
            </Link>
          </p>
        )}
      </div>
    </FormSection>
  );
}
