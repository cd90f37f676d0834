import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import type { ButtonLook } from '@/components/ui/button-styles';

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'className'> {}

/** A link that looks like a button: it goes somewhere, where a Button does something. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
