'use client';

import { cloneElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { pressOf } from '@/components/ui/press';
import type { Press } from '@/components/ui/press';

/** A button, as an element. */
export type OpeningTrigger = ReactElement<ComponentProps<'button'>>;

interface OpeningButtonProps {
  children: OpeningTrigger;
  isOpen: boolean;
  onOpen: (press: Press) => void;
  /** Fetches what opens, once the user seems about to press. */
  fetchAhead: () => void;
}

/** The button of a dialog, which works before the dialog's own script has loaded. */
export function OpeningButton({ children, isOpen, onOpen, fetchAhead }: OpeningButtonProps) {
  const { onClick } = children.props;
  return cloneElement(children, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) onOpen(pressOf(event));
    },
  });
}
