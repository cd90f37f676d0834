'use client';

import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { iconButtonClass } from '@/components/ui/button-styles';
import { fetchAhead, lazyPart } from '@/components/ui/lazy-part';
import { OpeningPart } from '@/components/ui/opening-part';
import { pressOf } from '@/components/ui/press';
import type { Press } from '@/components/ui/press';
import { useOpening } from '@/components/ui/use-opening';
import { uiTexts } from '@/lib/texts/ui';

export interface RowAct {
  label: string;
  onSelect: () => void;
  /** Destructive actions come last. */
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** The name of the item the actions apply to. */
  of: string;
  acts: readonly RowAct[];
  /** True while an action is in progress. */
  disabled?: boolean;
  className?: string;
}

const load = async () => (await import('@/components/ui/row-menu-list')).RowMenuList;
const RowMenuList = lazyPart(load);

/** More actions on a row, behind three dots at its end; nothing if there are none. */
export function RowMenu({ of, acts, disabled, className }: RowMenuProps) {
  const { isOpen, wasOpen, setOpen } = useOpening();
  const [press, setPress] = useState<Press | null>(null);
  if (acts.length === 0) return null;
  const label = uiTexts.actsOf(of);
  const ahead = () => fetchAhead(load);

  function openBy(by: Press) {
    setPress(by);
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={label}
        disabled={disabled}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={(event) => openBy(pressOf(event))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openBy({ button: event.currentTarget, by: 'key' });
        }}
        className={iconButtonClass({ size: 'sm', className })}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
      {wasOpen && press && (
        <OpeningPart isOpen={isOpen} onCancel={() => setOpen(false)}>
          <RowMenuList label={label} acts={acts} open={isOpen} onOpenChange={setOpen} press={press} />
        </OpeningPart>
      )}
    </>
  );
}
