'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const scrolledEnough = 80;

interface RentOutLinkProps {
  href: string;
  /** Not there on this page, */
  hiddenOn: string;
  /** and not on those below this one. */
  hiddenBelow: string;
  className: string;
  children: ReactNode;
}

/** 'Verhuur': hidden on the listing index and in the dashboard; elsewhere it fades in after scrolling. */
export function RentOutLink({ href, hiddenOn, hiddenBelow, className, children }: RentOutLinkProps) {
  const pathname = usePathname();
  const scrolled = useScrolled();
  if (pathname === hiddenOn || pathname.startsWith(hiddenBelow)) return null;
  return (
    <a href={href} data-scrolled={scrolled} className={className}>
      {children}
    </a>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrolledEnough);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
