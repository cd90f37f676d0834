'use client';

import { useEffect, useRef, useState } from 'react';
import { stepId } from '@/components/booking-requests/request-step';

/**
 * Which step of the form is being filled in. The address names it, so that the browser's way back leads to the step
 * before, with everything that was filled in.
 * @param first where it begins, from 1
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

  // Whoever went on reads on at the head of the next step.
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
