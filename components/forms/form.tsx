'use client';

import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useFormState } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { flattenErrors, shownField } from '@/components/forms/flatten-errors';
import { FormFieldsContext } from '@/components/forms/form-context';
import type { FormFields } from '@/components/forms/form-context';
import { focusField, FormErrors } from '@/components/forms/form-errors';
import { ScriptMissing } from '@/components/forms/script-missing';
import { placeErrors, useFormSubmit } from '@/components/forms/use-form-submit';
import type { OnSubmit } from '@/components/forms/use-form-submit';
import { cn } from '@/components/ui/cn';
import { fetchAhead } from '@/components/ui/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Elements } from '@/components/ui/elements';
import type { FieldErrors } from '@/lib/api/error-codes';
import type { z } from '@/lib/api/zod';

interface FormProps<Values extends FieldValues, Output> {
  /**
   * Fetches the contract's schema: what is typed goes in, what `onSubmit` gets comes out. It is fetched, with all
   * validation code, once the form is touched, or with a form that somebody opened: reading a page needs none of it.
   */
  schema: () => Promise<z.ZodType<Output, Values>>;
  defaultValues: DefaultValues<Values>;
  /**
   * Sends the values. May throw: the field errors of an ApiError are shown at their fields, all others in the list at
   * the top, as is the message of any other error.
   */
  onSubmit: OnSubmit<Values, Output>;
  /** The message in that list for an error without one of its own. */
  errorText?: string;
  /** Errors to start with, such as those passed on by another screen; must be the same object at every render. */
  initialErrors?: FieldErrors;
  /** The form's accessible name, when no heading provides one. */
  label?: string;
  className?: string;
  children: Elements;
}

/**
 * A form built on react-hook-form and a zod schema. Its fields are TextField, SelectField … named as in the schema.
 * After a rejected submit the error list gets the focus; a second submit during the first is ignored. Fields are
 * validated on leaving them only after an error, not while they are filled in for the first time.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { schema, defaultValues, onSubmit, errorText, initialErrors } = props;
  const fetchJudge = () => Promise.all([import('@hookform/resolvers/zod'), schema()]);
  const form = useForm<Values, unknown, Output>({
    resolver: async (values, context, options) => {
      const [{ zodResolver }, found] = await fetchJudge();
      return zodResolver<Values, unknown, Output>(found)(values, context, options);
    },
    defaultValues,
    shouldFocusError: false,
  });
  const isLater = useHydrated();
  const [isOpened] = useState(isLater);
  const fetchSoon = useEffectEvent(() => fetchAhead(fetchJudge));
  useEffect(() => {
    if (isOpened) fetchSoon();
  }, [isOpened]);
  const fields = useFieldRegistry();
  const [otherErrors, setOtherErrors] = useState<string[]>([]);
  const wantsFocus = useRef(false);

  const handleSubmit = useFormSubmit({
    form,
    fetchJudge,
    readControls: fields.readAll,
    isShown: (name) => fields.idOf(name) !== undefined,
    onSubmit,
    errorText,
    onStart: () => setOtherErrors([]),
    onRefused: (others) => {
      wantsFocus.current = true;
      setOtherErrors(others);
    },
  });

  // By now the fields have registered themselves.
  useEffect(() => {
    if (!initialErrors || Object.keys(initialErrors).length === 0) return;
    const isShown = (name: string) => fields.idOf(name) !== undefined;
    wantsFocus.current = true;
    setOtherErrors(placeErrors(initialErrors, { form, isShown }));
  }, [initialErrors, form, fields]);

  // The library validates a changed field again only after a submit; errors of a rejected step, or from another screen,
  // come before that.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as FieldPath<Values> | undefined;
          if (field && form.getFieldState(field).error) void form.trigger(field);
        },
      }),
    [form],
  );

  useNamedField(fields);

  return (
    <FormProvider {...form}>
      <FormFieldsContext value={fields}>
        {/* method post: a submit before the script has loaded must not put what was typed into the URL. */}
        <form
          method="post"
          noValidate
          aria-label={props.label}
          onSubmit={handleSubmit}
          onFocusCapture={() => fetchAhead(fetchJudge)}
          className={cn('max-w-form space-y-5', props.className)}
        >
          <ScriptMissing />
          <Summary fields={fields} others={otherErrors} wantsFocus={wantsFocus} />
          {props.children}
        </form>
      </FormFieldsContext>
    </FormProvider>
  );
}

interface SummaryProps {
  fields: FormFields;
  others: readonly string[];
  /** True from a rejected submit until the error list has received the focus. */
  wantsFocus: React.RefObject<boolean>;
}

function Summary({ fields, others, wantsFocus }: SummaryProps) {
  const { errors } = useFormState();
  const list = useRef<HTMLDivElement>(null);
  const ofFields = flattenErrors(errors).map(({ name, message }) => {
    const field = shownField(name, (candidate) => fields.idOf(candidate) !== undefined);
    return { message, order: fields.orderOf(field ?? ''), fieldId: field && fields.idOf(field) };
  });

  // Runs after every render: the field errors arrive in a later render than the rejection.
  useEffect(() => {
    if (!wantsFocus.current || list.current === null) return;
    wantsFocus.current = false;
    list.current.focus();
  });

  const sorted = ofFields.toSorted((a, b) => a.order - b.order);
  return <FormErrors ref={list} errors={[...others.map((message) => ({ message })), ...sorted]} />;
}

/** Focuses the field named in the URL (`toField`). */
function useNamedField(fields: FormFields): void {
  useEffect(() => {
    const name = location.hash.slice(1);
    const field = shownField(name, (candidate) => fields.idOf(candidate) !== undefined);
    const id = field && fields.idOf(field);
    if (id) focusField(id);
  }, [fields]);
}

function useFieldRegistry(): FormFields & { readAll: () => void } {
  const prefix = useId();
  const ids = useRef(new Map<string, string>());
  const readers = useRef(new Set<() => void>());
  const register = useCallback((name: string, id: string) => {
    ids.current.set(name, id);
    return () => void ids.current.delete(name);
  }, []);
  const readWith = useCallback((read: () => void) => {
    readers.current.add(read);
    return () => void readers.current.delete(read);
  }, []);
  return useMemo(
    () => ({
      prefix,
      register,
      readWith,
      readAll: () => readers.current.forEach((read) => read()),
      idOf: (name) => ids.current.get(name),
      orderOf: (name) => {
        const order = [...ids.current.keys()].indexOf(name);
        return order === -1 ? ids.current.size : order;
      },
    }),
    [prefix, register, readWith],
  );
}
