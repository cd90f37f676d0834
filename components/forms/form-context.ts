'use client';

import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The form's registry of its fields: the element ids by field name. */
export interface FormFields {
  /** Keeps the ids of this form distinct from those of another form on the same page. */
  prefix: string;
  register: (name: string, id: string) => () => void;
  /**
   * Registers a function that reads a field's controls once more before the form is submitted; returns a function that
   * unregisters it.
   */
  readWith: (read: () => void) => () => void;
  idOf: (name: string) => string | undefined;
  /** The position of a field in the form, from 0; fields that are not shown sort last. */
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
 * Registers a field with the form, so that its errors are shown at the field; returns the id of its control. When two
 * fields share a control, the second names the first in `shownAs`.
 */
export function useFieldId(name: string, shownAs = name): string {
  const { prefix, register } = useFormFields();
  const id = `${prefix}-${shownAs.replace(/[^\w-]/g, '-')}`;
  useEffect(() => register(name, id), [register, name, id]);
  return id;
}

/**
 * Reads the controls of a field when the form is submitted: what a password manager or browser fills in without an
 * event is not in the form's state until then. `read` must pass the controls' values to the form.
 */
export function useReadAtSubmit(read: () => void): void {
  const { readWith } = useFormFields();
  const readNow = useEffectEvent(read);
  useEffect(() => readWith(() => readNow()), [readWith]);
}
