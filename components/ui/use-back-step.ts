'use client';

import { useEffect, useEffectEvent } from 'react';
import { loadBackSteps } from '@/components/ui/back-step';

/** While mounted, what is open (where `isOpen`) is one step of the way back: Back calls `close`. */
export function useBackStep(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let leave: (() => void) | undefined = undefined;
    let isOver = false;
    // Without its script what is open only is no step.
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
