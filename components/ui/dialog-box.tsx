'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { Suspense, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { iconButtonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { dialogParts } from '@/components/ui/dialog-parts';
import type { Elements } from '@/components/ui/elements';
import { backTo } from '@/components/ui/press';
import type { Press } from '@/components/ui/press';
import { PartSkeleton } from '@/components/ui/skeleton';
import { uiTexts } from '@/lib/texts/ui';

interface DialogBoxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The press that opened it, if its own button did. */
  press?: RefObject<Press | null>;
  title: string;
  description?: ReactNode;
  children?: Elements;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const sizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-[1000px]' };

/** The box of a dialog, over the page. */
export function DialogBox({ size = 'md', press, ...props }: DialogBoxProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <Base.Portal>
        <Base.Backdrop className={dialogParts.backdrop} />
        <Base.Viewport className={dialogParts.viewport}>
          <Base.Popup
            ref={popup}
            // After a touch, focusing a field would open a phone's keyboard at once.
            initialFocus={(by) => (by === 'touch' || press?.current?.by === 'finger' ? popup.current : true)}
            finalFocus={() => backTo(press?.current ?? null)}
            className={cn(dialogParts.popup, sizes[size], props.className)}
          >
            <div className={dialogParts.header}>
              <Base.Title className={dialogParts.title}>{props.title}</Base.Title>
              <Base.Close
                aria-label={uiTexts.close}
                className={iconButtonClass({ size: 'sm', className: '-mt-1.5 -mr-2' })}
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </div>
            <div className={dialogParts.body}>
              {props.description && (
                <Base.Description className="text-ci-gray-700">{props.description}</Base.Description>
              )}
              <Suspense fallback={<PartSkeleton />}>{props.children}</Suspense>
            </div>
            {props.footer && <div className={dialogParts.footer}>{props.footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
