'use client';

import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Elements } from '@/components/ui/elements';

interface RunSectionProps {
  title: string;
  intro?: string;
  /** Starts a run; not shown while one goes on. */
  button: Elements;
  /** What is said while a run goes on; null while none does. */
  running: string | null;
  className?: string;
  children: Elements;
}

/** A part of the page about the entry point that an admin can have run: its title with the button, and its list. */
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
