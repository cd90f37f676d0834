import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { formTexts } from '@/lib/texts/forms';

/** The props of every field. */
export interface FieldProps {
  /** The field's name in the schema. */
  name: string;
  label: ReactNode;
  /** What to fill in, or why; shown below the label. */
  help?: ReactNode;
  /** Marks the field as optional; all other fields are required. */
  optional?: boolean;
  className?: string;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** The id of the control; the ids of help and error are derived from it. */
  id: string;
  error?: string;
  children: ReactNode;
  /** Content below the control, such as a counter. */
  after?: Elements;
}

/** Label, help, control and error, one below the other. */
export function FieldFrame({
  id,
  label,
  help,
  optional,
  error,
  className,
  children,
  after,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold text-ci-gray-900">
        <span>{label}</span>
        {optional && <OptionalMark />}
      </label>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <div className="mt-1.5">{children}</div>
      {after}
      <FieldError id={id} text={error} />
    </div>
  );
}

export function OptionalMark() {
  return <span className="font-normal text-ci-gray-600"> {formTexts.optional}</span>;
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={helpId(id)} className="mt-0.5 text-ci-gray-600">
      {children}
    </p>
  );
}

export function FieldError({ id, text, className }: { id: string; text?: string; className?: string }) {
  if (!text) return null;
  return (
    <p id={errorId(id)} className={cn('mt-1.5 font-semibold text-ci-red-700', className)}>
      {text}
    </p>
  );
}

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

/** The attributes that tie a control to its help and error. */
export function describe(id: string, { help, error }: { help?: ReactNode; error?: string }) {
  const described = [help ? helpId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
