'use client';

import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { iconButtonClass } from '@/components/ui/button-styles';
import { DialogBox } from '@/components/ui/dialog-box';
import type { Elements } from '@/components/ui/elements';
import { PartSkeleton } from '@/components/ui/skeleton';
import { useWide } from '@/components/ui/use-wide';
import { uiTexts } from '@/lib/texts/ui';

export interface PanelBoxProps {
  open: boolean;
  onClose: () => void;
  /** Returns the element that it is about and positioned at; called each time it is positioned. */
  anchor: () => Element | null;
  title: string;
  children: Elements;
}

/**
 * A small panel anchored to an element, on a phone a sheet at the bottom. It takes the focus and gives it back; Escape,
 * the cross and a press elsewhere close it, and on a wide screen that press also has its usual effect.
 */
export function PanelBox({ open, onClose, anchor, title, children }: PanelBoxProps) {
  const change = (next: boolean) => {
    if (!next) onClose();
  };
  if (!useWide()) {
    return (
      <DialogBox open={open} onOpenChange={change} title={title}>
        {children}
      </DialogBox>
    );
  }
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={8} collisionPadding={12} className="z-40">
          <Base.Popup className="flex max-h-(--available-height) w-88 max-w-(--available-width) flex-col rounded-panel border border-ci-gray-200 bg-surface shadow-lift transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
            <div className="flex items-start justify-between gap-4 px-5 pt-4">
              <Base.Title className="text-xl leading-7 font-semibold text-ci-gray-900">{title}</Base.Title>
              <Base.Close
                aria-label={uiTexts.close}
                className={iconButtonClass({ size: 'sm', className: '-mt-1.5 -mr-2' })}
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </div>
            <div className="min-h-0 overflow-y-auto px-5 pt-2 pb-5">
              <Suspense fallback={<PartSkeleton />}>{children}</Suspense>
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
