import type { ComponentProps, ElementType } from 'react';

/** What a link is made of: `a` loads a whole page; in the dashboard `Link` (link.tsx) keeps what is loaded. */
export type Anchor = ElementType<AnchorProps>;

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: string;
}
