'use client';

import { Heart } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { useFavorites } from '@/components/favorites/use-favorites';
import { toggleFavorite } from '@/lib/favorites/favorites';
import { listingPageTexts } from '@/lib/texts/listing-page';

/** Adds the listing to this browser's favourites, or removes it; absent where no script runs. */
export function FavoriteButton({ slug, className }: { slug: string; className?: string }) {
  const isFavorite = useFavorites().includes(slug);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={listingPageTexts.addFavorite}
      title={isFavorite ? listingPageTexts.removeFavorite : listingPageTexts.addFavorite}
      onClick={() => toggleFavorite(slug)}
      className={cn(buttonClass({ variant: 'secondary', size: 'md' }), 'px-3 noscript:hidden', className)}
    >
      <Heart
        aria-hidden
        className={cn(
          'size-6 transition-transform duration-200 ease-out',
          isFavorite ? 'scale-110 fill-ci-red stroke-ci-red' : 'fill-none stroke-ci-gray-700',
        )}
      />
    </button>
  );
}
