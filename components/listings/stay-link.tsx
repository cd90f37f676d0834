'use client';

import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import { withCarried } from '@/lib/search/carried-stay';
import type { AnchorProps } from '@/components/ui/anchor';

/** A link that carries along the stay in the page's URL. */
export function StayLink({ href, children, ...rest }: AnchorProps) {
  const stay = useCarriedQuery();
  return (
    <a {...rest} href={withCarried(href, stay)}>
      {children}
    </a>
  );
}
