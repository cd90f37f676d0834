'use client';

import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-styles';

/** Sends the form it stands in; shows a spinner and ignores presses meanwhile. */
export function SubmitButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" pending={isSubmitting} {...look}>
      {children}
    </Button>
  );
}
