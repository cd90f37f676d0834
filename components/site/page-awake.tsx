'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/first-interaction/first-interaction';
import { hearMissingParts } from '@/lib/pages/load-anew';
import { keepOfflinePage } from '@/lib/offline/keep-offline-page';

/** Marks the page as interactive (`html[data-awake]`), upon which recorded presses are replayed. Rendered last. */
export function PageAwake() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.awake = '';
    dataset.script = 'running';
    window.dispatchEvent(new Event(awakeEvent));
    void import('@/lib/languages/others').then(({ followSwitches }) => followSwitches());
    const endHearing = hearMissingParts();
    const endKeeping = keepOfflinePage();
    return () => {
      endHearing();
      endKeeping?.();
    };
  }, []);
  return null;
}
