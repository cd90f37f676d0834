'use client';

import { useFavorites } from '@/components/favorites/use-favorites';
import { Button } from '@/components/ui/button';
import { addFavorites } from '@/lib/favorites/favorites';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

/** Puts the homes of a shared list with one's own. */
export function KeepAll({ slugs }: { slugs: readonly string[] }) {
  const favorites = useFavorites();
  const areKept = slugs.every((slug) => favorites.includes(slug));
  return (
    <span className="noscript:hidden">
      <Button aria-disabled={areKept || undefined} onClick={() => !areKept && addFavorites(slugs)}>
        <span aria-live="polite">{areKept ? texts.allKept : texts.keepAll}</span>
      </Button>
    </span>
  );
}
