'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import { matchRoute, route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

const scrolledEnough = 80;

/** 'Verhuur': not on the listing index and in the dashboard; elsewhere it fades in after scrolling (spec P §2). */
export function RentOutLink() {
  const pathname = usePathname();
  const scrolled = useScrolled();
  if (isHiddenOn(pathname)) return null;
  return (
    <a
      href={route('listing.create')}
      data-scrolled={scrolled}
      className={buttonClass({ size: 'sm', className: 'reveal-on-scroll max-sm:px-3' })}
    >
      {layoutTexts.rentOut}
    </a>
  );
}

function isHiddenOn(pathname: string): boolean {
  return matchRoute(pathname)?.name === 'listing.index' || pathname.startsWith(route('dashboard'));
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
