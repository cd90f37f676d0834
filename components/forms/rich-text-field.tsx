'use client';

import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { describe, FieldError, FieldHelp, OptionalMark } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { lazyPart } from '@/components/ui/lazy-part';

const RichTextEditor = lazyPart(
  async () => (await import('@/components/forms/rich-text-editor')).RichTextEditor,
);

interface RichTextFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
}

/** A text with headings, lists and links. The form's value is its HTML, '' when it contains no text. */
export function RichTextField({ name, label, help, optional, className }: RichTextFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return (
    <div className={className}>
      <p aria-hidden className="font-semibold text-ci-gray-900">
        <span>{label}</span>
        {optional && <OptionalMark />}
      </p>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <div className="mt-1.5">
        <Suspense fallback={<div className="rich-text control" />}>
          <RichTextEditor
            id={id}
            label={label}
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            tied={describe(id, { help, error })}
          />
        </Suspense>
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}
