'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { tellGoing } from '@/components/ui/going';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/** Pages prefetched since this page was loaded: the router would soon fetch them again. */
const asked = new Set<string>();

/**
 * A link that navigates on the client. Its page is prefetched only once the link is hovered, focused or touched. By
 * default Next prefetches the pages of all links in view, thirty on a page of the dashboard. No code of a page runs
 * before it is opened (docs/decisions/2026-11-28-prefetch-on-intent.md). From the press on, the frame around the page
 * knows where the link leads (`useGoing`).
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

/** Rendered inside a link, to read its pending state. */
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
