'use client';

import { useFavorites } from '@/components/favorites/use-favorites';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { toggleFavorite } from '@/lib/favorites/favorites';
import { favoriteHeartTexts as texts } from '@/lib/texts/favorite-heart';

interface FavoriteToggleProps {
  slug: string;
  /** Names the home for who cannot see which heart this is. */
  name: string;
  /** photo: over a photo; page: on the page's own ground. */
  on?: 'photo' | 'page';
  className?: string;
}

/** The heart: red when the home is a favourite, faint white otherwise. Kept in this browser, so not there without script. */
export function FavoriteToggle({ slug, name, on = 'photo', className }: FavoriteToggleProps) {
  const isFavorite = useFavorites().includes(slug);
  const faint =
    on === 'photo' ? 'fill-white/60 stroke-white drop-shadow-sm' : 'fill-white stroke-ci-gray-600';
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={texts.of(texts.add, name)}
      title={isFavorite ? texts.remove : texts.add}
      onClick={() => toggleFavorite(slug)}
      className={cn(
        'grid size-12 place-items-center rounded-full transition-transform duration-150 ease-out hover:scale-110 active:scale-95 noscript:hidden',
        className,
      )}
    >
      <Icon
        name="heart"
        thin
        className={cn(
          'size-7 transition-colors duration-150',
          isFavorite ? 'fill-ci-red stroke-white drop-shadow-sm' : faint,
        )}
      />
    </button>
  );
}
