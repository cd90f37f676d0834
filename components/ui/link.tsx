'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/** Pages that were asked for ahead since this one was loaded: the router would ask again after a moment. */
const asked = new Set<string>();

/**
 * A link within what is loaded. Its page is asked for ahead only once somebody means it: under the pointer, in focus or
 * under a finger. By itself Next asks for the pages of all links in sight, thirty on a page of the dashboard. Nothing of a
 * page runs before it is opened (docs/decisions/2026-11-28-prefetch-on-intent.md).
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
