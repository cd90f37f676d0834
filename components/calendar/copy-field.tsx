'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { calendarSyncTexts as texts } from '@/lib/texts/owner-calendar';

/** How long the copy button shows its check mark, in milliseconds. */
const COPIED_MS = 2000;

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
        <CopyButton text={text} />
      </div>
    </div>
  );
}

/** Briefly shows a check mark after copying. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(texts.copyFailed);
    }
  }

  return (
    <>
      <IconButton label={texts.copy} variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied ? texts.copied : ''}
      </span>
    </>
  );
}
