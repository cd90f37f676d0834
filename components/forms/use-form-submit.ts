'use client';

import { useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { shownField } from '@/components/forms/flatten-errors';
import { ApiError, errorMessage } from '@/lib/api/client';
import type { FieldErrors } from '@/lib/api/error-codes';
import { uiTexts } from '@/lib/texts/ui';

/**
 * Sends the values of a form. What it resolves to, if anything, are the values that the form goes on with, except in
 * fields that were changed meanwhile.
 */
export type OnSubmit<Values extends FieldValues, Output> = (
  values: Output,
) => Promise<DefaultValues<Values> | void> | void;

interface SubmitOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  isShown: (name: string) => boolean;
  /** Fetches the code that validates the values. */
  fetchJudge: () => Promise<unknown>;
  /** Gives the form what its controls hold. */
  readControls: () => void;
  onSubmit: OnSubmit<Values, Output>;
  /** The message for an error without one of its own. */
  errorText: string | undefined;
  /** Called before each submission. */
  onStart: () => void;
  /**
   * Called when the submission was rejected: by the schema, or by the server with errors for which no field is shown.
   */
  onRefused: (otherErrors: string[]) => void;
}

type PlacedOn<Values extends FieldValues, Output> = Pick<SubmitOptions<Values, Output>, 'form' | 'isShown'>;

/** Puts errors on the fields that are shown; returns the texts of all others. */
export function placeErrors<Values extends FieldValues, Output>(
  errors: FieldErrors,
  { form, isShown }: PlacedOn<Values, Output>,
): string[] {
  return Object.entries(errors).flatMap(([name, texts]) => {
    const field = shownField(name, isShown);
    if (field === undefined) return texts;
    // The names of shown fields are paths of the form's values.
    form.setError(field as FieldPath<Values>, { type: 'server', message: texts.join(' ') });
    return [];
  });
}

/**
 * The submit handler of a form. A second submit is ignored while one is in progress. Field errors of an ApiError go to
 * the fields that are shown, all others to `onRefused`.
 */
export function useFormSubmit<Values extends FieldValues, Output>(options: SubmitOptions<Values, Output>) {
  const { form, isShown, fetchJudge, readControls, onSubmit, errorText, onStart, onRefused } = options;
  const busy = useRef(false);

  function place(error: unknown): string[] {
    if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) {
      return [errorMessage(error, errorText)];
    }
    return placeErrors(error.errors, { form, isShown });
  }

  async function send(values: Output) {
    onStart();
    try {
      const sent = { ...form.getValues() };
      const next = await onSubmit(values);
      if (next) {
        const changed = Object.entries(form.getValues()).filter(([name, value]) => value !== sent[name]);
        form.reset({ ...next, ...Object.fromEntries(changed) });
      }
    } catch (error) {
      onRefused(place(error));
    }
  }

  return async (event: React.SubmitEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    readControls();
    try {
      await fetchJudge();
    } catch {
      // Reloading the page, as other lazily loaded parts do, would lose what was typed.
      onRefused([uiTexts.partFailed]);
      busy.current = false;
      return;
    }
    try {
      await form.handleSubmit(send, () => onRefused([]))(event);
    } finally {
      busy.current = false;
    }
  };
}
