'use client';

import { useFavorites } from '@/components/favorite-heart/use-favorites';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { toggleFavorite } from '@/lib/favorites/favorites';
import { keepFavoriteLines } from '@/lib/favorites/lines';
import { favoriteHeartTexts as texts } from '@/lib/texts/favorite-heart';

interface FavoriteToggleProps {
  slug: string;
  /** Names the home for who cannot see which heart this is. */
  name: string;
  town?: string;
  /** On the page's own ground; otherwise it stands over a photo. */
  on?: 'page';
  className?: string;
}

/** The heart: red when the home is a favourite, faint white otherwise. Kept in this browser, so not there without script. */
export function FavoriteToggle({ slug, name, town, on, className }: FavoriteToggleProps) {
  const isFavorite = useFavorites().includes(slug);
  function toggle() {
    toggleFavorite(slug);
    keepFavoriteLines([{ slug, name, town }]);
  }
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={texts.of(texts.add, name)}
      title={isFavorite ? texts.remove : texts.add}
      onClick={toggle}
      data-on={on}
      className={cn('heart', className)}
    >
      <Icon name="heart" thin />
    </button>
  );
}
