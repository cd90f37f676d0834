'use client';

import { useEffect, useEffectEvent } from 'react';
import { loadBackSteps } from '@/components/ui/back-step';

/** While mounted and `isOpen`, what is open is one step of Back: Back calls `close`. */
export function useBackStep(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let leave: (() => void) | undefined = undefined;
    let isOver = false;
    // If its script fails to load, what is open is simply not a step.
    const begin = async () => {
      const { openStep } = await loadBackSteps();
      if (!isOver) leave = openStep(() => closeNow());
    };
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      leave?.();
    };
  }, [isOpen]);
}
