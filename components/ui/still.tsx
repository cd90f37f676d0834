'use client';

import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { keptDrawing } from '@/components/ui/kept';
import { useHydrated } from '@/components/ui/use-hydrated';

interface StillLook {
  as?: 'div' | 'footer' | 'section';
  className?: string;
}

interface StillOptions extends StillLook {
  /** Its props are mostly the same from page to page: what the server drew for some is kept for the next page. */
  isKept?: boolean;
}

/** They can be a third of a page. */
const MOST_PARTS = 50;

/**
 * A part that nothing changes once it is sent. The server draws it; the browser leaves what was sent as it is, and
 * fetches neither its script nor, beyond its props, its data. Only where it was not sent (somebody came here by the
 * router, or its `key` changed) its script comes after all.
 * @param sent the part, on the server alone: `typeof window === 'undefined' ? Part : null`, which the build reads
 * @param load the part, in the browser
 */
export function still<Props extends object>(
  sent: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  { isKept = false, ...look }: StillOptions = {},
): ComponentType<Props> {
  if (typeof window === 'undefined' && sent) return isKept ? keptPart(sent, look) : sentPart(sent, look);
  return leftPart(load, look);
}

function sentPart<Props extends object>(
  Part: ComponentType<Props>,
  { as: Element = 'div', className }: StillLook,
): ComponentType<Props> {
  return function Sent(props: Props) {
    return (
      <Element className={className}>
        <Part {...props} />
      </Element>
    );
  };
}

function keptPart<Props extends object>(
  Part: ComponentType<Props>,
  { as: Element = 'div', className }: StillLook,
): ComponentType<Props> {
  const drawn = keptDrawing(Part, 'left', MOST_PARTS);
  return function Kept(props: Props) {
    return <Element className={className} dangerouslySetInnerHTML={{ __html: drawn(props) }} />;
  };
}

function leftPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { as: Element = 'div', className }: StillLook,
): ComponentType<Props> {
  const Fetched = lazyPart(load);
  return function Left(props: Props) {
    const isLater = useHydrated();
    const [isSent] = useState(!isLater);
    if (isSent) {
      return (
        <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      );
    }
    return (
      <Element className={className}>
        <Suspense>
          <Fetched {...props} />
        </Suspense>
      </Element>
    );
  };
}
