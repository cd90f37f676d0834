'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { toastEvent } from '@/components/ui/toast';
import type { Toast } from '@/components/ui/toast';

const ToastList = lazyPart(async () => (await import('@/components/ui/toast-list')).ToastList);

/**
 * Where the toasts appear; once in a layout whose pages use `toast`. The code that shows them is fetched at the first
 * press: a toast is about something that a press did.
 */
export function Toaster() {
  const [said, setSaid] = useState<readonly Toast[]>([]);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const hear = ({ detail }: CustomEvent<Toast>) => {
      setSaid((before) => [...before, detail]);
      setWanted(true);
    };
    const want = () => setWanted(true);
    const once = { once: true, capture: true };
    window.addEventListener(toastEvent, hear);
    window.addEventListener('pointerdown', want, once);
    window.addEventListener('keydown', want, once);
    return () => {
      window.removeEventListener(toastEvent, hear);
      window.removeEventListener('pointerdown', want, once);
      window.removeEventListener('keydown', want, once);
    };
  }, []);

  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList said={said} />
    </Suspense>
  );
}
