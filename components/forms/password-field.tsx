'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { IconButton } from '@/components/ui/icon-button';
import { formTexts } from '@/lib/texts/forms';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows what is typed. */
export function PasswordField({ name, label, help, optional, className, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { id, error, registration } = useField(name);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, help, optional, error, className }}>
      <div className="relative">
        <input
          {...registration}
          {...describe(id, { help, error })}
          {...{ id, autoComplete }}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className="control pr-14"
        />
        <IconButton
          label={shown ? formTexts.hidePassword : formTexts.showPassword}
          onClick={() => setShown(!shown)}
          aria-controls={id}
          size="sm"
          className="absolute top-1 right-1"
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
      </div>
    </FieldFrame>
  );
}
