'use client';

import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { formTexts } from '@/lib/texts/forms';

export interface FormError {
  message: string;
  /** The id of the field it is about; omitted when it is about none. */
  fieldId?: string;
}

interface FormErrorsProps {
  errors: readonly FormError[];
  /** Used to focus the list after a rejected submit. */
  ref?: Ref<HTMLDivElement>;
}

/** All errors, listed above the form, each linking to its field. Renders nothing when there are none. */
export function FormErrors({ errors, ref }: FormErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap gap-3 rounded-control border border-ci-red-200 bg-ci-red-50 p-4 text-ci-gray-800"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ci-red-700" />
      <div className="min-w-0 grow basis-36">
        <p className="font-semibold text-ci-gray-900">{formTexts.summaryTitle}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {errors.map(({ message, fieldId }) => (
            <li key={`${fieldId}-${message}`}>
              {fieldId ? <FieldLink id={fieldId} text={message} /> : message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the element, even inside a fold; false when it does not exist. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

function FieldLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        if (focusField(id)) event.preventDefault();
      }}
      className="link"
    >
      {text}
    </a>
  );
}
