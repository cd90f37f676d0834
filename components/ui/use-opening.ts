'use client';

import { useState } from 'react';

interface Opening {
  isOpen: boolean;
  /** Whether it was open at all: until then nothing of it is fetched. */
  wasOpen: boolean;
  setOpen: (next: boolean) => void;
}

/** Whether something that opens is open: as its owner says, or by itself where no owner says so. */
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
