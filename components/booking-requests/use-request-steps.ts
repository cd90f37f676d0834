'use client';

import { useEffect, useRef, useState } from 'react';
import { stepId } from '@/components/booking-requests/request-step';

/**
 * The step of the form being filled in. It is kept in the URL, so that the browser's Back leads to the previous step
 * with everything still filled in.
 * @param first the step to start at, counted from 1
 */
export function useRequestSteps(first: number): [step: number, open: (step: number) => void] {
  const [step, setStep] = useState(first);
  const isMoved = useRef(false);

  useEffect(() => {
    const read = () => setStep(stepOf(window.location.hash) ?? first);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [first]);

  // After a step change, focus moves to the heading of the new step.
  useEffect(() => {
    if (isMoved.current) document.getElementById(`${stepId(step)}-titel`)?.focus();
    isMoved.current = false;
  }, [step]);

  function open(next: number) {
    isMoved.current = true;
    setStep(next);
    window.location.hash = stepId(next);
  }
  return [step, open];
}

function stepOf(hash: string): number | null {
  const [, number] = /^#stap-([123])$/.exec(hash) ?? [];
  return number === undefined ? null : Number(number);
}
