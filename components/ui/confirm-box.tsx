'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { dialogParts } from '@/components/ui/dialog-parts';
import type { Elements } from '@/components/ui/elements';
import { backTo } from '@/components/ui/press';
import type { Press } from '@/components/ui/press';
import { toast } from '@/components/ui/toast';
import { uiTexts } from '@/lib/texts/ui';

interface ConfirmBoxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The press that opened it, if its own button did. */
  press: RefObject<Press | null>;
  title: string;
  description?: ReactNode;
  children?: Elements;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  onConfirm: () => Promise<void> | void;
  errorText?: string;
}

/** The box of a confirmation dialog, over the page. */
export function ConfirmBox({ destructive = true, press, ...props }: ConfirmBoxProps) {
  const [pending, setPending] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);

  async function confirm() {
    setPending(true);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch (error) {
      toast.error(error, props.errorText);
    } finally {
      setPending(false);
    }
  }

  function change(open: boolean) {
    if (!pending) props.onOpenChange(open);
  }

  return (
    <AlertDialog.Root open={props.open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogParts.backdrop} />
        <AlertDialog.Viewport className={dialogParts.viewport}>
          <AlertDialog.Popup
            // A second press of Enter must not do what cannot be undone.
            initialFocus={destructive && !props.children ? cancel : true}
            finalFocus={() => backTo(press.current)}
            className={cn(dialogParts.popup, 'max-w-lg')}
          >
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
              <AlertDialog.Close ref={cancel} render={<Button variant="secondary" />}>
                {props.cancelLabel ?? uiTexts.cancel}
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
