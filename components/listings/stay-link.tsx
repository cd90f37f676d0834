'use client';

import { useSyncExternalStore } from 'react';
import type { AnchorProps } from '@/components/ui/anchor';
import { carriedStay } from '@/lib/search/carried-stay';

const never = () => () => {};

/**
 * A link that takes the stay in the page's own address along. Read in the browser, so that the page is the same for
 * every stay; without script the form finds out for itself where the visitor came from.
 */
export function StayLink({ href, children, ...rest }: AnchorProps) {
  const stay = useSyncExternalStore(
    never,
    () => carriedStay(window.location.search),
    () => '',
  );
  return (
    <a {...rest} href={href + stay}>
      {children}
    </a>
  );
}
