'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface RequestStepProps {
  /** Starts at 1. */
  number: number;
  title: string;
  /** The step being filled in. */
  current: number;
  /** The names in the schema of the fields in this step. */
  fields: readonly string[];
  onOpen: (step: number) => void;
  /** The last step has the form's submit button. */
  isLast?: boolean;
  /** What was filled in, shown while the step is collapsed. */
  summary?: ReactNode;
  children: Elements;
}

/** The id that identifies a step in the URL. */
export const stepId = (number: number) => `stap-${number}`;

/** A numbered part of the form: open while it is being filled in, and as long as it contains an error. */
export function RequestStep({ number, title, current, fields, onOpen, ...rest }: RequestStepProps) {
  const { isLast = false, summary, children } = rest;
  const { trigger } = useFormContext();
  const { errors } = useFormState();
  const section = useRef<HTMLElement>(null);
  const isCurrent = number === current;
  const hasFault = fields.some((name) => name in errors);
  const [isHeld, setHeld] = useState(false);
  const isOpen = isCurrent || hasFault || isHeld;
  const titleId = `${stepId(number)}-titel`;

  // A step opened by an error stays open once the error is fixed, until the visitor goes on.
  useEffect(() => setHeld(false), [current]);
  useEffect(() => {
    if (hasFault) setHeld(true);
  }, [hasFault]);

  async function goOn() {
    if (await trigger([...fields])) onOpen(number + 1);
    else showFault(section.current);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isLast || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter goes to the next step; only the last step submits the form.
    event.preventDefault();
    void goOn();
  }

  return (
    <section
      ref={section}
      id={stepId(number)}
      aria-labelledby={titleId}
      className="border-t border-ci-gray-200 pt-5 first:border-0 first:pt-0"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className={cn(
            'figures flex size-8 shrink-0 items-center justify-center rounded-full font-semibold',
            isOpen ? 'bg-ci-blue text-white' : 'bg-ci-gray-200 text-ci-gray-800',
          )}
        >
          {number}
        </span>
        <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {!isOpen && number < current && (
          <Button variant="quiet" size="sm" className="ml-auto" onClick={() => onOpen(number)}>
            {texts.change}
            <span className="sr-only">{`: ${title}`}</span>
          </Button>
        )}
      </div>
      {!isOpen && number < current && summary && (
        <div className="figures mt-1 pl-11 text-ci-gray-700">{summary}</div>
      )}
      <div hidden={!isOpen} onKeyDownCapture={onKeyDown} className="mt-5 space-y-5">
        {children}
        {!isLast && isCurrent && (
          <Button size="lg" onClick={() => void goOn()}>
            {texts.goOn}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Scrolls to the first error, and focuses it if possible. */
function showFault(section: HTMLElement | null): void {
  // The errors are in the DOM after the next render.
  requestAnimationFrame(() => {
    const field = section?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const sentence = section?.querySelector<HTMLElement>('[id$="-error"]');
    field?.focus({ preventScroll: true });
    (field ?? sentence)?.scrollIntoView({ block: 'center' });
  });
}
