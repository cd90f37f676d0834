'use client';

import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Elements } from '@/components/ui/elements';

interface RunSectionProps {
  title: string;
  intro?: string;
  /** Starts a run; not shown during one. */
  button: Elements;
  /** The message during a run; null while there is none. */
  running: string | null;
  className?: string;
  children: Elements;
}

/** A part of the page about the entry point with a run that an admin can start: title, button and list. */
export function RunSection({ title, intro, button, running, className, children }: RunSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {running === null && button}
      </div>
      {intro !== undefined && <p className="mb-4 max-w-prose text-ci-gray-700">{intro}</p>}
      {running !== null && (
        <Alert tone="info" live className="mb-4">
          {running}
        </Alert>
      )}
      {children}
    </section>
  );
}
