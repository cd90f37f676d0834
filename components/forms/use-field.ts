'use client';

import { useFormContext, useFormState } from 'react-hook-form';
import type { RegisterOptions } from 'react-hook-form';
import { useFieldId } from '@/components/forms/form-context';

/** What a field with a native control needs: its id, its error and the control's registration. */
export function useField(name: string, options?: RegisterOptions) {
  const { register, getFieldState } = useFormContext();
  const id = useFieldId(name);
  const formState = useFormState({ name });
  const { error } = getFieldState(name, formState);
  return { id, error: messageOf(error), registration: register(name, options) };
}

/** A field of several parts carries its error on `root`, or on the first of its parts that has one. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string') return message;
  const parts = Array.isArray(error) ? error : [Reflect.get(error, 'root')];
  return parts.map(messageOf).find((text) => text !== undefined);
}
