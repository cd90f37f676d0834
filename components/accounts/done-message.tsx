'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Elements } from '@/components/ui/elements';

interface DoneMessageProps {
  title?: string;
  text: string;
  /** Links to possible next steps. */
  children?: Elements;
}

/** Takes the place of a submitted form and receives the focus. */
export function DoneMessage({ title, text, children }: DoneMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="max-w-form space-y-5 outline-none">
      <Alert tone="success" title={title} live>
        <p>{text}</p>
      </Alert>
      {children}
    </div>
  );
}
