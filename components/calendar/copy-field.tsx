'use client';

import { useId } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { calendarSyncTexts as texts } from '@/lib/texts/owner-calendar';

interface CopyFieldProps {
  label: string;
  text: string;
}

/** A text with a button that copies it. */
export function CopyField({ label, text }: CopyFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-ci-gray-900">
        {label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
          className="control min-w-0"
        />
        <CopyButton text={text} label={texts.copy} copied={texts.copied} failed={texts.copyFailed} />
      </div>
    </div>
  );
}
