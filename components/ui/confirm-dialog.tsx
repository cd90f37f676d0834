'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { dialogParts } from '@/components/ui/dialog';
import type { Elements } from '@/components/ui/elements';
import { toast } from '@/components/ui/toast';
import { uiTexts } from '@/lib/texts/ui';

interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** The question, naming its subject: 'Advertentie “De Golf” verwijderen?' */
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

/** Asks for confirmation. The initial focus is on cancelling. */
export function ConfirmDialog({ destructive = true, ...props }: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const open = props.open ?? ownOpen;

  function setOpen(next: boolean) {
    if (pending) return;
    setOwnOpen(next);
    props.onOpenChange?.(next);
  }

  async function confirm() {
    setPending(true);
    try {
      await props.onConfirm();
      setOwnOpen(false);
      props.onOpenChange?.(false);
    } catch (error) {
      toast.error(error, props.errorText);
    } finally {
      setPending(false);
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      {props.trigger && <AlertDialog.Trigger render={props.trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogParts.backdrop} />
        <AlertDialog.Viewport className={dialogParts.viewport}>
          <AlertDialog.Popup className={cn(dialogParts.popup, 'max-w-lg')}>
            <div className={dialogParts.header}>
              <AlertDialog.Title className={dialogParts.title}>{props.title}</AlertDialog.Title>
            </div>
            <div className={cn(dialogParts.body, 'space-y-4')}>
              {props.description && (
                <AlertDialog.Description className="text-ci-gray-700">
                  {props.description}
                </AlertDialog.Description>
              )}
              {props.children}
            </div>
            <div className={dialogParts.footer}>
              <Button variant={destructive ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
                {props.confirmLabel}
              </Button>
              <AlertDialog.Close render={<Button variant="secondary" />}>
                {props.cancelLabel ?? uiTexts.cancel}
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
