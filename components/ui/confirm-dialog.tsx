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

interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: OpeningTrigger;
  /** The question, naming the thing: 'Advertentie “De Golf” verwijderen?' */
  title: string;
  /** The consequences. */
  description?: ReactNode;
  /** Further input, such as a message or a checkbox. */
  children?: Elements;
  /** The action as a verb, never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** False for an action that can be undone. */
  destructive?: boolean;
  /**
   * Performs the action. The dialog waits and then closes; if it throws, the dialog stays open and a toast shows the
   * error.
   */
  onConfirm: () => Promise<void> | void;
  /** The toast's text for an error without a message of its own. */
  errorText?: string;
}

const load = async () => (await import('@/components/ui/confirm-box')).ConfirmBox;
const ConfirmBox = lazyPart(load);

/** Asks for confirmation of an action that matters. */
export function ConfirmDialog({ open, onOpenChange, trigger, ...box }: ConfirmDialogProps) {
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
          <ConfirmBox {...box} open={isOpen} onOpenChange={setOpen} press={press} />
        </OpeningPart>
      )}
    </>
  );
}
