import type { ComponentProps, ElementType } from 'react';

/**
 * The component that renders a link: `a` loads a whole page; in the dashboard `Link` (link.tsx) navigates on the
 * client.
 */
export type Anchor = ElementType<AnchorProps>;

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: string;
}
