import type { Anchor, AnchorProps } from '@/components/ui/anchor';
import { buttonClass } from '@/components/ui/button-styles';
import type { ButtonAppearance } from '@/components/ui/button-styles';

interface LinkButtonProps extends ButtonAppearance, Omit<AnchorProps, 'className'> {
  as?: Anchor;
}

/** A link that looks like a button: it navigates, whereas a Button performs an action. */
export function LinkButton({ as: Element = 'a', variant, size, className, ...rest }: LinkButtonProps) {
  return <Element {...rest} className={buttonClass({ variant, size, className })} />;
}
