'use client';

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { readValues, writeValues } from '@/components/forms/kept-values';

interface KeepValuesProps {
  /** Names the form among those of the site. */
  storageKey: string;
  /** Fields that start with their given value, whatever was kept. */
  except?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Keeps what is typed in the surrounding form on this device until the tab is closed, and restores it after a reload or
 * going back. `forgetValues` drops it once the form was sent.
 */
export function KeepValues({ storageKey, except = none }: KeepValuesProps) {
  const { getValues, reset, subscribe } = useFormContext();

  useEffect(() => {
    const kept = Object.entries(readValues(storageKey)).filter(([name]) => !except.includes(name));
    if (kept.length > 0) reset({ ...getValues(), ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeValues(storageKey, values),
    });
  }, [storageKey, except, getValues, reset, subscribe]);

  return null;
}
