'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import type { Toast } from '@/components/ui/toast';
import { uiTexts } from '@/lib/texts/ui';

const icons = {
  success: <CircleCheck aria-hidden className="size-5 text-ci-blue-700" />,
  error: <CircleAlert aria-hidden className="size-5 text-ci-red-700" />,
};

interface ToastListProps {
  /** All toasts so far, oldest first. */
  said: readonly Toast[];
}

/** The toasts on the screen; each of `said` appears once. */
export function ToastList({ said }: ToastListProps) {
  const shown = useRef(0);
  // The list below is listening by now: its own effects run before this one.
  useEffect(() => {
    for (const { kind, text } of said.slice(shown.current)) toast[kind](text);
    shown.current = said.length;
  }, [said]);

  return (
    <Sonner
      position="top-center"
      // Below the header, and away from the bottom of the screen, where dialogs are on a phone.
      offset={{ top: '5.5rem' }}
      mobileOffset={{ top: '5.5rem' }}
      duration={6000}
      containerAriaLabel={uiTexts.toasts}
      icons={icons}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-control border border-ci-gray-200 bg-surface p-4 font-sans text-base text-ci-gray-900 shadow-lift sm:w-(--width)',
        },
      }}
    />
  );
}
