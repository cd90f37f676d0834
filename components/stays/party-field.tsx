'use client';

import { useRef, useState } from 'react';
import { PartyPanel } from '@/components/stays/party-panel';
import { cn } from '@/components/ui/cn';
import { partyText } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { partyFieldTexts as texts } from '@/lib/texts/party-field';

interface PartyFieldProps {
  party: Party;
  /** The id of its label. */
  labelId: string;
  /** The fewest adults: 0 where no party need be chosen. */
  least?: 0 | 1;
  className: string;
  /** Added while no party is chosen. */
  emptyClassName?: string;
  onChange: (party: Party) => void;
}

/** The party in words, as a button that opens a counter for each kind of guest. */
export function PartyField(props: PartyFieldProps) {
  const { party, labelId, least = 0, className, emptyClassName, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const text = partyText(party);
  const close = (isByKey = true) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  };
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-describedby={labelId}
        onClick={() => setOpen(!isOpen)}
        className={cn(className, text === '' && emptyClassName)}
      >
        {text || texts.anyone}
      </button>
      {isOpen && <PartyPanel {...{ party, box, least, onChange }} onClose={close} />}
    </div>
  );
}
