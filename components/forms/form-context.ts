'use client';

import { createContext, useContext, useEffect } from 'react';

/** What a form knows of its fields: their elements' ids, by field name. */
export interface FormFields {
  /** Makes the ids of one form differ from those of another on the same page. */
  prefix: string;
  register: (name: string, id: string) => () => void;
  idOf: (name: string) => string | undefined;
  /** The place of a field among the form's, from 0; after all others for one that is not shown. */
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
 * Tells the form that a field is there, so that its errors land on it; gives the id of its control. Of two
 * fields that share a control, the second names the first in `shownAs`.
 */
export function useFieldId(name: string, shownAs = name): string {
  const { prefix, register } = useFormFields();
  const id = `${prefix}-${shownAs.replace(/[^\w-]/g, '-')}`;
  useEffect(() => register(name, id), [register, name, id]);
  return id;
}
