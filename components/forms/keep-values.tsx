'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { savedFormAttribute, savedFormName, readValues, writeValues } from '@/lib/forms/saved-form';

interface KeepValuesProps {
  /** Identifies the form within the site. */
  storageKey: string;
  /** Fields that start with their given value, even if another one was kept. */
  except?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Keeps what is typed in the surrounding form on this device until the tab is closed, and restores it after a reload or
 * Back. `forgetValues` deletes it once the form is sent.
 */
export function KeepValues({ storageKey, except = none }: KeepValuesProps) {
  const { formState, getValues, reset, subscribe } = useFormContext();
  const begun = useRef(formState.defaultValues);

  useEffect(() => {
    const saved = Object.entries(readValues(storageKey)).filter(([name]) => !except.includes(name));
    if (saved.length > 0)
      reset({ ...getValues(), ...Object.fromEntries(saved) }, { keepDefaultValues: true });
    // What was typed before the script loaded triggers no change event.
    const values = getValues();
    if (JSON.stringify(values) !== JSON.stringify(begun.current)) writeValues(storageKey, values);
    return subscribe({
      formState: { values: true },
      callback: (form) => writeValues(storageKey, form.values),
    });
  }, [storageKey, except, getValues, reset, subscribe]);

  return <span hidden {...{ [savedFormAttribute]: savedFormName(storageKey) }} />;
}
