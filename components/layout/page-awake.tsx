'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/interest/interest';
import { keepOfflinePage } from '@/lib/offline/keep-offline-page';

/** Says that the page responds from now on (`html[data-awake]`): earlier presses are given to it. Stands last. */
export function PageAwake() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    window.dispatchEvent(new Event(awakeEvent));
    return keepOfflinePage();
  }, []);
  return null;
}
