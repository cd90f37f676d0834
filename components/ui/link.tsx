'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/** Pages prefetched since this page was loaded: the router would fetch them again after a moment. */
const asked = new Set<string>();

/**
 * A client-side link. Its page is prefetched only on intent: when hovered, focused or touched. By default Next
 * prefetches the pages of all visible links, thirty on a page of the dashboard. No code of a page runs before it is
 * opened (docs/decisions/2026-11-28-prefetch-on-intent.md).
 */
export function Link({ href, onMouseEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const router = useRouter();
  function askAhead() {
    if (asked.has(href)) return;
    asked.add(href);
    router.prefetch(href);
  }

  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onMouseEnter={(event) => {
        askAhead();
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        askAhead();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        askAhead();
        onTouchStart?.(event);
      }}
    />
  );
}
