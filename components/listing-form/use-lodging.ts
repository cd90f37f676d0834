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
  /** Why the register could not be queried; null when it could. */
  failure: string | null;
  lookUpAgain: () => void;
  /** Called when the landlord types another number. */
  onNumber: () => void;
}

/**
 * Connects the form to the lodging register (docs/rules/lodging-register.md#lookup): typing another number clears what
 * the old one had filled in, and the register's answer fills the fields. For the number a listing was opened with, the
 * answer only decides which fields come from the register.
 */
export function useLodging(): Lodging {
  const { getValues, setValue, clearErrors } = useFormContext<ListingFormValues>();
  const number = numberToLookUp(useWatch<ListingFormValues, 'logiesdecreet'>({ name: 'logiesdecreet' }));
  const { data: answer = 'unasked', error, isFetching, refetch } = useQuery(lodgingQuery(number));
  const isTyped = useRef(false);

  const write = useCallback(
    (values: Partial<ListingFormValues>) => {
      for (const [name, value] of Object.entries(values)) {
        // The keys of a partial form value are names of its fields.
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
