'use client';

import { use } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { HeldPresses } from '@/components/forms/held-presses';
import { Button } from '@/components/ui/button';
import type { ButtonAppearance } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * Submits its form; meanwhile it shows a spinner and ignores presses. Does nothing before hydration, since the
 * browser's own submit would lose what was typed; where presses are recorded it can be pressed all the same. Without
 * JavaScript another form is shown instead.
 */
export function SubmitButton({ children, className, ...check }: ButtonAppearance & { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const isHydrated = useHydrated();
  const arePressesHeld = use(HeldPresses);
  return (
    <Button
      type="submit"
      disabled={!isHydrated && !arePressesHeld}
      pending={isSubmitting}
      {...check}
      className={cn('disabled:opacity-100', className)}
    >
      {children}
    </Button>
  );
}
