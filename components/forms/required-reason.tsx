'use client';

import { useId } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { MESSAGE_MAX } from '@/lib/message';

interface RequiredReasonProps {
  label: string;
  /** Says who will read it. */
  help: string;
  value: string;
  onChange: (reason: string) => void;
}

/** Why something is refused or removed, in a dialog that confirms it. */
export function RequiredReason({ label, help, value, onChange }: RequiredReasonProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help}>
      <textarea
        {...describe(id, { help })}
        id={id}
        rows={4}
        required
        maxLength={MESSAGE_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control"
      />
    </FieldFrame>
  );
}
