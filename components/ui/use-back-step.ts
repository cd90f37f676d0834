'use client';

import { useEffect, useEffectEvent } from 'react';
import { openStep } from '@/components/ui/back-steps';

/** While `isOpen` holds, what is open is one step of the way back: Back calls `close`. */
export function useBackStep(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? openStep(() => closeNow()) : undefined), [isOpen]);
}
