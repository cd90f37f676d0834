'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const scrolledEnough = 80;

interface RentOutLinkProps {
  href: string;
  hrefLang: string | undefined;
  className: string;
  children: ReactNode;
}

/** 'Verhuur': fades in after scrolling. */
export function RentOutLink({ href, hrefLang, className, children }: RentOutLinkProps) {
  const scrolled = useScrolled();
  return (
    <a href={href} hrefLang={hrefLang} data-scrolled={scrolled} className={className}>
      {children}
    </a>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const check = () => setScrolled(window.scrollY > scrolledEnough);
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, []);
  return scrolled;
}
