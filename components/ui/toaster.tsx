'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { uiTexts } from '@/lib/texts/ui';

const icons = {
  success: <CircleCheck aria-hidden className="size-5 text-ci-blue-700" />,
  error: <CircleAlert aria-hidden className="size-5 text-ci-red-700" />,
};

/** The container of toasts; rendered once in a layout whose pages use `toast`. */
export function Toaster() {
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
