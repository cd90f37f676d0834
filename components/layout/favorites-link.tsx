'use client';

import { Heart } from 'lucide-react';
import { useFavorites } from '@/components/favorites/use-favorites';
import { iconButtonClass } from '@/components/ui/button-styles';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

/** The way to the favourites; there only while there are any (spec P §2). */
export function FavoritesLink() {
  const favorites = useFavorites();
  if (favorites.length === 0) return null;
  return (
    <a
      href={route('listing.favorites')}
      aria-label={layoutTexts.favorites}
      title={layoutTexts.favorites}
      className={iconButtonClass({ className: 'animate-appear max-sm:size-11' })}
    >
      <Heart aria-hidden className="size-6 fill-ci-red stroke-ci-red" />
    </a>
  );
}
