'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { tellGoing } from '@/components/ui/going';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/** Pages prefetched since this page was loaded: the router would fetch them again after a moment. */
const asked = new Set<string>();

/**
 * A link within what is loaded. Its page is asked for ahead only once somebody means it: under the pointer, in focus or
 * under a finger. By itself Next asks for the pages of all links in sight, thirty on a page of the dashboard. Nothing of a
 * page runs before it is opened (docs/decisions/2026-11-28-prefetch-on-intent.md). From the press on the frame around the
 * page knows where it leads (`useGoing`).
 */
export function Link({ href, onMouseEnter, onFocus, onTouchStart, children, ...rest }: LinkProps) {
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
    >
      <Going href={href}>{children}</Going>
    </NextLink>
  );
}

/** Stands in a link, whose state it reads. */
function Going({ href, children }: { href: string; children: ReactNode }) {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    tellGoing(href);
    return () => tellGoing(null);
  }, [pending, href]);
  // oxlint-disable-next-line fences/own-text -- nothing stands beside them in the link
  return children;
}
