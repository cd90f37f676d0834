'use client';

import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { AnchorProps } from '@/components/ui/anchor';

/**
 * A link that takes along the stay in the page's address. Without script the form finds out where the visitor came
 * from.
 */
export function StayLink({ href, children, ...rest }: AnchorProps) {
  const stay = useCarriedQuery();
  return (
    <a {...rest} href={href + stay}>
      {children}
    </a>
  );
}
