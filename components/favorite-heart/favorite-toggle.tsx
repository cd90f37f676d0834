'use client';

import { useFavorites } from '@/components/favorite-heart/use-favorites';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { toggleFavorite } from '@/lib/favorites/favorites';
import { keepFavoriteLines } from '@/lib/favorites/lines';
import { favoriteHeartTexts as texts } from '@/lib/texts/favorite-heart';

interface FavoriteToggleProps {
  slug: string;
  /** The listing's name, for the accessible label. */
  name: string;
  town?: string;
  /** On the page background; by default it is drawn over a photo. */
  on?: 'page';
  className?: string;
}

/**
 * The heart button: red when the listing is a favourite, faint white otherwise. Favourites are kept in this browser, so
 * it is not shown without JavaScript.
 */
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
