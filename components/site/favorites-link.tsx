'use client';

import { useFavorites } from '@/components/favorite-heart/use-favorites';
import type { Elements } from '@/components/ui/elements';
import { layoutTexts } from '@/lib/texts/layout';

interface FavoritesLinkProps {
  href: string;
  label: string;
  className: string;
  /** The icon. */
  children: Elements;
}

/**
 * A link to the favourites, shown when there are any. They are shown for the days and the party in the page's address,
 * and for others that are chosen there (`followCarried`).
 */
export function FavoritesLink({ href, label, className, children }: FavoritesLinkProps) {
  const favorites = useFavorites();
  if (favorites.length === 0) return null;
  // Shorter than `withCarried`: every page ships it.
  const stay = location.search.match(/(arriv|depart|adult|child|bab|pets)[a-z]*=[\d-]+/g) ?? '';
  return (
    <a
      href={stay ? `${href}?${stay.join('&')}` : href}
      data-carries=""
      aria-label={layoutTexts.favoritesCount(label, favorites.length)}
      title={label}
      className={className}
    >
      {children}
      <span className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-ci-blue px-1 text-xs leading-5 font-semibold text-white">
        {favorites.length}
      </span>
    </a>
  );
}
