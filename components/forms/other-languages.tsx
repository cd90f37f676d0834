'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { OptionalMark } from '@/components/forms/field-frame';
import type { Elements } from '@/components/ui/elements';
import { otherLanguageTexts as texts } from '@/lib/texts/other-languages';

const languages = ['fr', 'de', 'en'] as const;

/** Whether a value of the form, or a part of it, is a text. */
function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsText);
}

interface OtherLanguagesProps {
  /** The field that holds the values by language: each a text, or several. */
  name: string;
  /** The id of its heading, if it is a section of its own. */
  headingId?: string;
  className?: string;
  /** Its fields, rendered once it is opened. */
  children: Elements;
}

/**
 * An unobtrusive fold for what is written in other languages as well. It says which of them hold text, and opens by
 * itself when one does or when something in it is wrong.
 */
export function OtherLanguages({ name, headingId, className, children }: OtherLanguagesProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const value: unknown = useWatch({ name });
  const { errors } = useFormState({ name });
  const filled = languages.filter((one) => holdsText(Object(value)[one]));
  const [startsOpen] = useState(filled.length > 0);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  const isWanted = filled.length > 0 || name in errors;
  useEffect(() => {
    if (isWanted && fold.current) fold.current.open = true;
    // It may have been opened before the script loaded.
    if (fold.current?.open) setWasOpen(true);
  }, [isWanted]);
  return (
    <details
      ref={fold}
      open={startsOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpen(true);
      }}
      className={`group ${className ?? ''}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <Title headingId={headingId} />
          {filled.length === 0 ? (
            <OptionalMark />
          ) : (
            <span className="text-ci-gray-600">{` · ${filled.map((one) => texts.names[one]).join(', ')}`}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ci-blue-700 transition-transform duration-200 ease-out group-open:rotate-180"
        />
      </summary>
      {wasOpen && <div className="pt-3">{children}</div>}
    </details>
  );
}

function Title({ headingId }: Pick<OtherLanguagesProps, 'headingId'>) {
  if (headingId === undefined) return <span className="font-semibold text-ci-gray-900">{texts.title}</span>;
  return (
    <h2 id={headingId} className="inline">
      {texts.title}
    </h2>
  );
}
