import type { ComponentProps } from 'react';
import { iconButtonClass } from '@/components/ui/button-styles';
import type { ButtonAppearance } from '@/components/ui/button-styles';

interface IconButtonProps
  extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** What the button does: its accessible name and tooltip. */
  label: string;
}

/** A square button with an icon as its child. */
export function IconButton({ label, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButtonClass({ variant, size, className })}
    />
  );
}
