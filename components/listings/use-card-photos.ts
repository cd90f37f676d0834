'use client';

import { useCallback, useRef, useState } from 'react';
import type { PublicListing } from '@/lib/listings/contract';
import type { PhotoPicture } from '@/lib/listings/photos';

/**
 * The known photos of a card and a function that loads the others: a page of cards only includes the first photo of
 * each listing. If loading fails, the first stays, and the next interaction retries.
 * @param first the photos already known
 */
export function useCardPhotos(slug: string, first: readonly PhotoPicture[], count: number) {
  const [all, setAll] = useState<readonly PhotoPicture[]>();
  const isAsked = useRef(false);
  const pictures = all ?? first;
  const isWhole = pictures.length >= count;

  const askForAll = useCallback(() => {
    if (isWhole || isAsked.current) return;
    isAsked.current = true;
    findPhotos(slug)
      .then(setAll)
      .catch(() => {
        isAsked.current = false;
      });
  }, [slug, isWhole]);

  return { pictures, askForAll };
}

/** The API client is loaded with the first call. */
async function findPhotos(slug: string): Promise<readonly PhotoPicture[]> {
  const { api } = await import('@/lib/api/client');
  const { data } = await api.get<{ data: PublicListing }>(`/api/listings/${encodeURIComponent(slug)}`);
  return data.pictures;
}
