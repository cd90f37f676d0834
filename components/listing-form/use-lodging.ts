'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { errorMessage } from '@/lib/api/client';
import { clearedByNumber, filledByRegister, numberToLookUp } from '@/lib/listing-form/lodging';
import type { RegisterAnswer } from '@/lib/listing-form/lodging';
import { phoneCodeOf } from '@/lib/listing-form/phone';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { lodgingQuery } from '@/lib/listings/queries';

export interface Lodging {
  answer: RegisterAnswer;
  isLooking: boolean;
  /** Why the register could not be asked; null where it could. */
  failure: string | null;
  lookUpAgain: () => void;
  /** The owner typed another number. */
  onNumber: () => void;
}

/**
 * The register beside the form (docs/rules/lodging-register.md#lookup): another number empties what the old one had
 * filled in, and the answer to a typed number fills the fields. For the number a listing came with, the answer only
 * decides which fields are the register's.
 */
export function useLodging(): Lodging {
  const { getValues, setValue, clearErrors } = useFormContext<ListingFormValues>();
  const number = numberToLookUp(useWatch<ListingFormValues, 'logiesdecreet'>({ name: 'logiesdecreet' }));
  const { data: answer = 'unasked', error, isFetching, refetch } = useQuery(lodgingQuery(number));
  const isTyped = useRef(false);

  const write = useCallback(
    (values: Partial<ListingFormValues>) => {
      for (const [name, value] of Object.entries(values)) {
        // The entries of a part of the form's values are its fields.
        setValue(name as keyof ListingFormValues, value, { shouldDirty: true });
      }
    },
    [setValue],
  );

  useEffect(() => {
    if (!isTyped.current || isFetching) return;
    if (typeof answer === 'string') return;
    isTyped.current = false;
    clearErrors(['logiesdecreet', 'listing_city_id']);
    write(filledByRegister(getValues(), answer));
    if (!getValues('phone_enabled')) write({ phone_code: phoneCodeOf(answer.country) });
  }, [answer, isFetching, getValues, clearErrors, write]);

  return {
    answer,
    isLooking: isFetching,
    failure: error && errorMessage(error),
    lookUpAgain: () => void refetch(),
    onNumber: () => {
      isTyped.current = true;
      write(clearedByNumber(getValues(), answer));
    },
  };
}
