'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { useFieldId, useReadAtSubmit } from '@/components/forms/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * What a field with a native control needs: its id, its error and the registration of the control. The server-rendered
 * control already has its value, and changes made before hydration are kept.
 */
export function useField(name: string, options?: RegisterOptions) {
  const { register, getFieldState, getValues } = useFormContext();
  const id = useFieldId(name);
  const formState = useFormState({ name });
  const { error } = getFieldState(name, formState);
  const [initial] = useState<unknown>(() => getValues(name));
  const registration = register(name, options);
  const ref = useSavedInput(registration, initial);
  const controls = useRef(new Set<unknown>());
  useReadAtSubmit(() => {
    for (const control of controls.current)
      if (isOther(control, getValues(name))) void registration.onChange({ type: 'change', target: control });
  });
  const keep = (control: unknown) => {
    if (control !== null) controls.current.add(control);
    ref(control);
  };
  return { id, error: messageOf(error), registration: { ...registration, ref: keep, ...startOf(initial) } };
}

/** Whether a control still in the document holds another value than the form. */
function isOther(control: unknown, value: unknown): boolean {
  if (!(control instanceof HTMLElement) || !control.isConnected) return false;
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.checked && control.value !== value;
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked !== (Array.isArray(value) ? value.includes(control.value) : Boolean(value));
  if (!isTextControl(control)) return false;
  return !control.disabled && control.value !== String(value ?? '');
}

/** The control's initial value; it starts empty for an unknown or empty value. */
function startOf(value: unknown): { defaultChecked?: boolean; defaultValue?: string | number } {
  if (typeof value === 'boolean') return { defaultChecked: value };
  return typeof value === 'string' || typeof value === 'number' ? { defaultValue: value } : {};
}

/** Wraps the registration's ref, which would overwrite what was typed before hydration with the form's value. */
function useSavedInput({ ref, onChange }: UseFormRegisterReturn, initial: unknown) {
  const isHydrated = useHydrated();
  const isFromServer = useRef(!isHydrated);
  // By then the refs of all server-rendered controls have been called.
  useEffect(() => void (isFromServer.current = false), []);
  return (control: unknown) => {
    const saved = isFromServer.current ? changeOf(control, initial) : undefined;
    ref(control);
    if (!saved) return;
    saved();
    void onChange({ type: 'change', target: control });
  };
}

/** Returns a function that restores the control's current value, if it differs from the initial one. */
function changeOf(control: unknown, initial: unknown): (() => void) | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    const { checked } = control;
    return checked === Boolean(initial) ? undefined : () => void (control.checked = checked);
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    const isNew = control.checked && control.value !== initial;
    return isNew ? () => void (control.checked = true) : undefined;
  }
  if (!isTextControl(control)) return undefined;
  const { value } = control;
  return value === String(initial ?? '') ? undefined : () => void (control.value = value);
}

const isTextControl = (
  control: unknown,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

/** A field of several parts has its error on `root`, or else on the first part with an error. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string') return message;
  const parts = Array.isArray(error) ? error : [Reflect.get(error, 'root')];
  return parts.map(messageOf).find((text) => text !== undefined);
}
