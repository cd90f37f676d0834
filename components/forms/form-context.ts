'use client';

import { createContext, useContext, useEffect } from 'react';

/** What a form knows about its fields: their elements' ids, by field name. */
export interface FormFields {
  /** Makes the ids of one form differ from those of another on the same page. */
  prefix: string;
  register: (name: string, id: string) => () => void;
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
