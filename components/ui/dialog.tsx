'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { fetchAhead, lazyPart } from '@/components/ui/lazy-part';
import { OpeningButton } from '@/components/ui/opening-button';
import type { OpeningTrigger } from '@/components/ui/opening-button';
import { OpeningPart } from '@/components/ui/opening-part';
import type { Press } from '@/components/ui/press';
import { useOpening } from '@/components/ui/use-opening';

interface DialogProps {
  /** Together with `onOpenChange` for a controlled dialog; otherwise the trigger opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; it gets the focus back. */
  trigger?: OpeningTrigger;
  title: string;
  description?: ReactNode;
  /** Its content; a form should be a part that is fetched on demand (`lazyPart`). */
  children?: Elements;
  /** The buttons, main one first. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const load = async () => (await import('@/components/ui/dialog-box')).DialogBox;
const DialogBox = lazyPart(load);

/** A modal dialog: traps the focus, closes by Escape, the cross or a press outside. Its script is fetched on demand. */
export function Dialog({ open, onOpenChange, trigger, ...box }: DialogProps) {
  const { isOpen, wasOpen, setOpen } = useOpening(open, onOpenChange);
  const press = useRef<Press>(null);

  function openBy(by: Press) {
    press.current = by;
    setOpen(true);
  }

  return (
    <>
      {trigger && (
        <OpeningButton isOpen={isOpen} onOpen={openBy} fetchAhead={() => fetchAhead(load)}>
          {trigger}
        </OpeningButton>
      )}
      {wasOpen && (
        <OpeningPart isOpen={isOpen} onCancel={() => setOpen(false)}>
          <DialogBox {...box} open={isOpen} onOpenChange={setOpen} press={press} />
        </OpeningPart>
      )}
    </>
  );
}
