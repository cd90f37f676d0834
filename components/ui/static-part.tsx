'use client';

import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { drawnOnce } from '@/components/ui/drawn-once';
import { lazyPart } from '@/components/ui/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';

interface StaticElement {
  as?: 'div' | 'footer' | 'section';
  className?: string;
}

interface StaticOptions extends StaticElement {
  /** Whether it is the same on every page: then the server renders it once. */
  isSame?: boolean;
}

/**
 * A component that is static once sent. The server renders it; the browser keeps the HTML as it is, and loads neither
 * its script nor, beyond its props, its data. Only when it was not sent (after client-side navigation, or when its
 * `key` changed) is its script loaded after all.
 * @param sent the component, on the server only: `typeof window === 'undefined' ? Part : null`, which the build
 * evaluates
 * @param load loads the component in the browser
 */
export function staticPart<Props extends object>(
  sent: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  { isSame = false, ...element }: StaticOptions = {},
): ComponentType<Props> {
  if (typeof window === 'undefined' && sent)
    return isSame ? samePart(drawnOnce(sent), element) : sentPart(sent, element);
  return leftPart(load, element);
}

function sentPart<Props extends object>(
  Part: ComponentType<Props>,
  { as: Element = 'div', className }: StaticElement,
): ComponentType<Props> {
  return function Sent(props: Props) {
    return (
      <Element className={className}>
        <Part {...props} />
      </Element>
    );
  };
}

function samePart<Props extends object>(
  draw: (props: Props) => string,
  { as: Element = 'div', className }: StaticElement,
): ComponentType<Props> {
  return function Same(props: Props) {
    return <Element className={className} dangerouslySetInnerHTML={{ __html: draw(props) }} />;
  };
}

function leftPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { as: Element = 'div', className }: StaticElement,
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
