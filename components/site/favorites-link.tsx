'use client';

import { useFavorites } from '@/components/favorite-heart/use-favorites';
import type { Elements } from '@/components/ui/elements';
import { carriedNames, carriesAttribute } from '@/lib/search/carried-names';
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
  // Without `withCarried`, which is more script than pages without an address of a stay should ship.
  const given = new URLSearchParams(location.search);
  for (const name of [...given.keys()]) if (!carriedNames.includes(name)) given.delete(name);
  return (
    <a
      href={`${href}?${given}`.replace(/\?$/, '')}
      {...{ [carriesAttribute]: '' }}
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
