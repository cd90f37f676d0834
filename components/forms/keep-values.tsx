'use client';

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

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

/** The name of a form's values on the device. */
export const keptFormName = (storageKey: string) => `form:${storageKey}`;

export function forgetValues(storageKey: string): void {
  try {
    sessionStorage.removeItem(keptFormName(storageKey));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function writeValues(storageKey: string, values: unknown): void {
  try {
    sessionStorage.setItem(keptFormName(storageKey), JSON.stringify(values));
  } catch {
    // Full, or forbidden by the visitor: the form works all the same.
  }
}

function readValues(storageKey: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptFormName(storageKey)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
