'use client';

import type { ReactNode } from 'react';
import { useFavorites } from '@/components/favorites/use-favorites';

interface FavoritesLinkProps {
  href: string;
  label: string;
  className: string;
  /** The icon. */
  children: ReactNode;
}

/** The way to the favourites, shown while there are any. */
export function FavoritesLink({ href, label, className, children }: FavoritesLinkProps) {
  const favorites = useFavorites();
  if (favorites.length === 0) return null;
  return (
    <a href={href} aria-label={label} title={label} className={className}>
      {children}
    </a>
  );
}
