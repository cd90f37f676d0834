'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { writeSharedIds } from '@/lib/favorites/shared-list';
import { route } from '@/lib/paths';
import { withCarried } from '@/lib/search/carried-stay';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

/** How long the button says that the link was copied, in milliseconds. */
const saidFor = 2000;

interface ShareListProps {
  ids: readonly number[];
  /** The days and the party with which it is shared, as a query string; '' for neither. */
  query: string;
}

/** Shares the list: through the device's share sheet, by copying a link, or as a link to copy by hand. */
export function ShareList({ ids, query }: ShareListProps) {
  const [isCopied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share() {
    const path = withCarried(route('listing.favorites', {}, { ids: writeSharedIds(ids) }), query);
    const url = new URL(path, location.href).href;
    try {
      if ('share' in navigator) await navigator.share({ title: texts.sharedTitle, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      // No fallback when the visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setByHand(url);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={() => void share()}>
        <span aria-live="polite">{isCopied ? texts.copied : texts.share}</span>
      </Button>
      {byHand && (
        <label className="flex min-w-0 grow items-center gap-2">
          <span className="shrink-0">{texts.link}</span>
          <input
            readOnly
            value={byHand}
            className="control min-w-0"
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </div>
  );
}
