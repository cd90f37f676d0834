import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import type { ButtonAppearance } from '@/components/ui/button-styles';
import { Spinner } from '@/components/ui/spinner';

interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and ignores presses; the button keeps the focus. */
  pending?: boolean;
}

/** A button; `type="button"` by default. Ships no script of its own. */
export function Button({ variant, size, className, pending, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? ignore : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {pending && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

function ignore(event: { preventDefault: () => void }) {
  event.preventDefault();
}
