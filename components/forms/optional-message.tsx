'use client';

import { useId } from 'react';
import { FieldFrame } from '@/components/forms/field-frame';
import { MESSAGE_MAX } from '@/lib/message';

interface OptionalMessageProps {
  label: string;
  value: string;
  onChange: (message: string) => void;
}

/** An optional message to somebody, in a dialog that confirms an action. */
export function OptionalMessage({ label, value, onChange }: OptionalMessageProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional>
      <textarea
        id={id}
        rows={4}
        maxLength={MESSAGE_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control"
      />
    </FieldFrame>
  );
}
