'use client';

import { Suspense, useEffect, useEffectEvent } from 'react';
import type { Elements } from '@/components/ui/elements';
import { Spinner } from '@/components/ui/spinner';
import { uiTexts } from '@/lib/texts/ui';

interface OpeningPartProps {
  isOpen: boolean;
  onCancel: () => void;
  /** What opens, as a part whose script is fetched on demand (`lazyPart`). */
  children: Elements;
}

/**
 * Around what opens over the page: until its script has come it shows that it is coming, and Escape, Tab or a press
 * elsewhere cancels it. Opening later, it would take the focus from whatever the user went on with.
 */
export function OpeningPart({ isOpen, onCancel, children }: OpeningPartProps) {
  return <Suspense fallback={isOpen && <Coming onCancel={onCancel} />}>{children}</Suspense>;
}

function Coming({ onCancel }: Pick<OpeningPartProps, 'onCancel'>) {
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    // Not `pointerdown`, with which a finger also scrolls; nor `click`, which also ends a drag that opened this.
    document.addEventListener('mousedown', () => cancel(), options);
    document.addEventListener(
      'keydown',
      ({ key }) => (key === 'Escape' || key === 'Tab') && cancel(),
      options,
    );
    return () => ended.abort();
  }, []);
  return (
    <Spinner
      label={uiTexts.loading}
      className="pointer-events-none fixed inset-x-0 top-1/2 z-50 mx-auto size-fit animate-appear rounded-full bg-surface p-3 text-ci-blue-700 shadow-lift"
    />
  );
}
