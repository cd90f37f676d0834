'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/interest/interest';

/** Says that the page answers from now on: what was pressed before is given to it. Stands last in the page. */
export function PageAwake() {
  useEffect(() => {
    window.dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
