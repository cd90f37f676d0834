'use client';

import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { AnchorProps } from '@/components/ui/anchor';

/**
 * A link that carries along the stay in the page's URL. Without JavaScript the form derives the stay from the referrer.
 */
export function StayLink({ href, children, ...rest }: AnchorProps) {
  const stay = useCarriedQuery();
  return (
    <a {...rest} href={href + stay}>
      {children}
    </a>
  );
}
