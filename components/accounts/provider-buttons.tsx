'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/client';
import type { SignInProvider } from '@/lib/identities/contract';
import { startAt } from '@/lib/identities/queries';
import { identityTexts as texts } from '@/lib/texts/identities';

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  /** A path of this site (lib/accounts/return-path). */
  returnPath: string;
}

/** Buttons to sign in with an identity provider; nothing when none is configured. */
export function ProviderButtons({ providers, returnPath }: ProviderButtonsProps) {
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  if (providers.length === 0) return null;

  async function start({ id }: SignInProvider) {
    setPending(id);
    setError(null);
    try {
      window.location.assign(await startAt(id, returnPath));
    } catch (failure) {
      setError(errorMessage(failure, texts.startFailed));
      setPending(null);
    }
  }

  return (
    <div className="mt-6 max-w-form space-y-3">
      <p className="flex items-center gap-3 text-ci-gray-700 before:h-px before:flex-1 before:bg-ci-gray-300 after:h-px after:flex-1 after:bg-ci-gray-300">
        {texts.or}
      </p>
      {error !== null && (
        <Alert tone="error" live>
          <p>{error}</p>
        </Alert>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          className="w-full"
          pending={pending === provider.id}
          onClick={() => start(provider)}
        >
          {texts.start(provider.name)}
        </Button>
      ))}
    </div>
  );
}
