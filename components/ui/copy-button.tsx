'use client';

import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';

/** How long the button shows its check mark, in milliseconds. */
const COPIED_MS = 2000;

interface CopyButtonProps {
  text: string;
  /** What is copied. */
  label: string;
  /** Announced afterwards. */
  copied: string;
  /** Shown if the browser refuses. */
  failed: string;
}

/** Copies a text, and briefly shows a check mark. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [said, say] = useState('');
  const isCopied = said === copied;

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => say(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(failed),
    );

  return (
    <>
      <IconButton label={label} variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      </IconButton>
      <span role="status" className={said === failed ? 'text-sm' : 'sr-only'}>
        {said}
      </span>
    </>
  );
}
