'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Card } from '@/components/ui/card';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

export const settingsPanelId = 'kalender-instellingen';
export const historyPanelId = 'kalender-geschiedenis';

/**
 * Scrolls a panel into view from its top and focuses it. On its own, focusing would scroll to an arbitrary part of an
 * element taller than the screen.
 */
export function showPanel(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/** The id of the button that opens and closes a panel; it gets the focus back on closing. */
export const panelButtonId = (panelId: string) => `${panelId}-knop`;

interface PanelFrameProps {
  id: string;
  title: string;
  /** Whether the user has just opened it, so that it should receive the focus. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside the calendar, or below it when there is no room. */
export function PanelFrame({ id, title, takesFocus, onClose, children }: PanelFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) showPanel(frame.current);
  }, [takesFocus]);

  function close() {
    onClose();
    document.getElementById(panelButtonId(id))?.focus();
  }

  return (
    <section
      ref={frame}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-panel outline-offset-2"
    >
      <Card>
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton size="sm" label={texts.closePanel} onClick={close} className="-mt-1 -mr-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div className="space-y-8">{children}</div>
      </Card>
    </section>
  );
}

interface PanelSectionProps {
  id: string;
  title: string;
  /** h2 on a page of its own. */
  heading?: 'h2' | 'h3';
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a panel with its own heading. */
export function PanelSection({ id, title, heading: Heading = 'h3', intro, children }: PanelSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-ci-gray-200 pt-6 first:border-0 first:pt-0">
      <Heading id={id}>{title}</Heading>
      {intro && <p className="mt-1 text-ci-gray-700">{intro}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  );
}
