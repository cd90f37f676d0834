'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useMapLoader } from '@/components/map/use-map-loader';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import type { MapSource, OverviewViews } from '@/lib/map/views';
import { shownView, subscribeToView } from '@/lib/search/view';
import { mapLiveTexts } from '@/lib/texts/map-live';

interface MapIslandProps {
  source: MapSource;
  views: OverviewViews;
  label: string;
  /** The message shown when the map fails to load. */
  failedText: string;
  className?: string;
  /** The drawing shown until the map is ready. */
  children: ReactNode;
}

const inList = () => 'list' as const;

/** A drawing that becomes a map at the first interest in it: pointer, touch or focus. */
export function MapIsland({ source, views, label, failedText, className, children }: MapIslandProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const loader = useMapLoader();
  const { status, parts, willRetry, wake, handleReady, tryAgain } = loader;
  const isWhole =
    useSyncExternalStore(subscribeToView, shownView, inList) === 'map' && source.kind === 'search';
  useEffect(() => {
    if (isWhole) wake();
  }, [isWhole, wake]);
  // A visitor already hovering or focusing it when the script loads counts as interested.
  useEffect(() => {
    if (box.current?.matches(':hover, :focus-within')) wake();
  }, [wake]);
  const isThere = status === 'success';

  // When the pressed button disappears, focus moves to the map.
  useEffect(() => {
    if (isThere && box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  }, [isThere]);
  const handlePreview = useCallback((open: boolean) => {
    setOpen(open);
    if (open && shownView() === 'list') box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div
      ref={box}
      tabIndex={-1}
      onPointerEnter={wake}
      onTouchStart={wake}
      onFocus={wake}
      aria-busy={status === 'loading'}
      className={cn(
        'relative isolate overflow-hidden bg-ci-gray-50',
        isOpen ? 'h-[80vh]' : 'h-[350px]',
        className,
      )}
    >
      <div className={cn('map-drawn', isThere && 'invisible')}>{children}</div>
      {parts && (
        <div className={cn('absolute inset-0', !isThere && 'opacity-0')}>
          <parts.InteractiveMap
            key={parts.provider}
            provider={parts.provider}
            Canvas={parts.Canvas}
            source={source}
            views={views}
            label={label}
            isWhole={isWhole}
            onReady={handleReady}
            onFailure={loader.handleFailure}
            onRejected={loader.handleRejection}
            onChanged={loader.handleChange}
            onPreview={handlePreview}
          />
        </div>
      )}
      {!isThere && (
        <div className="absolute right-3 bottom-3 left-3 flex flex-wrap items-center justify-end gap-3 noscript:hidden">
          <p role="status" className="rounded-control bg-surface px-3 py-1.5 text-sm empty:hidden">
            {status === 'loading' && <span>{mapLiveTexts.loading}</span>}
            {status === 'failure' && <Words>{willRetry ? mapLiveTexts.retrying : failedText}</Words>}
          </p>
          {status === 'failure' && !willRetry ? (
            <Button size="sm" variant="secondary" onClick={tryAgain}>
              {mapLiveTexts.again}
            </Button>
          ) : (
            <Button size="sm" variant="secondary" onClick={wake} pending={status !== 'initialized'}>
              {mapLiveTexts.open}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
