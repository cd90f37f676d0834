'use client';

import { useState } from 'react';

interface Opening {
  isOpen: boolean;
  /** Whether it has ever been open: until then nothing of it is fetched. */
  wasOpen: boolean;
  setOpen: (next: boolean) => void;
}

/** Whether something that opens is open: controlled by its owner through `open`, else by its own state. */
export function useOpening(open?: boolean, onChange?: (open: boolean) => void): Opening {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  function setOpen(next: boolean) {
    setOwnOpen(next);
    onChange?.(next);
  }

  return { isOpen, wasOpen, setOpen };
}
