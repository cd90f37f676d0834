'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { iconButtonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { uiTexts } from '@/lib/texts/ui';

interface DialogProps {
  /** Together with `onOpenChange` for a controlled dialog; otherwise the trigger opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog; it gets the focus back. */
  trigger?: ReactElement;
  title: string;
  description?: ReactNode;
  children?: Elements;
  /** The buttons, main one first. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const sizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-[1000px]' };

/** Classes shared by all dialogs: the page behind is dimmed, the dialog is centred, or at the bottom on a phone. */
export const dialogParts = {
  backdrop:
    'fixed inset-0 z-50 bg-night/50 transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport: 'fixed inset-0 z-50 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6',
  popup:
    'relative flex max-h-[92dvh] w-full flex-col rounded-t-panel bg-surface shadow-lift transition duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-panel',
  header: 'flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6',
  title: 'text-xl leading-7 font-semibold text-ci-gray-900',
  body: 'min-h-0 overflow-y-auto px-5 py-4 sm:px-6',
  footer: 'flex flex-col gap-3 px-5 pb-5 sm:flex-row-reverse sm:px-6 sm:pb-6',
};

/** A modal dialog: traps the focus; closes on Escape, the close button or a press outside. */
export function Dialog({
  title,
  description,
  children,
  footer,
  size = 'md',
  className,
  ...props
}: DialogProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => props.onOpenChange?.(open)}>
      {props.trigger && <Base.Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className={dialogParts.backdrop} />
        <Base.Viewport className={dialogParts.viewport}>
          <Base.Popup className={cn(dialogParts.popup, sizes[size], className)}>
            <div className={dialogParts.header}>
              <Base.Title className={dialogParts.title}>{title}</Base.Title>
              <Base.Close
                aria-label={uiTexts.close}
                className={iconButtonClass({ size: 'sm', className: '-mt-1.5 -mr-2' })}
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </div>
            <div className={dialogParts.body}>
              {description && <Base.Description className="text-ci-gray-700">{description}</Base.Description>}
              {children}
            </div>
            {footer && <div className={dialogParts.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
