'use client';

import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** What a form knows about its fields: their elements' ids, by field name. */
export interface FormFields {
  /** Makes the ids of one form differ from those of another on the same page. */
  prefix: string;
  register: (name: string, id: string) => () => void;
  /** Has a field look at its controls once more before the form is sent; returns what ends that. */
  readWith: (read: () => void) => () => void;
  idOf: (name: string) => string | undefined;
  /** The position of a field in the form, from 0; fields that are not shown come last. */
  orderOf: (name: string) => number;
}

export const FormFieldsContext = createContext<FormFields | null>(null);

/** @throws Error outside a Form */
export function useFormFields(): FormFields {
  const fields = useContext(FormFieldsContext);
  if (fields === null) throw new Error('A field belongs inside a Form');
  return fields;
}

/**
 * Tells the form that a field is there, so that its errors land on it; returns the id of its control. When two fields
 * share a control, the second names the first in `shownAs`.
 */
export function useFieldId(name: string, shownAs = name): string {
  const { prefix, register } = useFormFields();
  const id = `${prefix}-${shownAs.replace(/[^\w-]/g, '-')}`;
  useEffect(() => register(name, id), [register, name, id]);
  return id;
}

/**
 * Reads the controls of a field when the form is sent: what a password manager or a browser fills in without an event is
 * in no state until then. `read` gives what is in them to the form.
 */
export function useReadAtSubmit(read: () => void): void {
  const { readWith } = useFormFields();
  const readNow = useEffectEvent(read);
  useEffect(() => readWith(() => readNow()), [readWith]);
}
