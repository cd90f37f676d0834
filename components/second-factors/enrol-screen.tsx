'use client';

import { useQuery } from '@tanstack/react-query';
import { SecondFactors } from '@/components/second-factors/second-factors';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Toaster } from '@/components/ui/toaster';
import { secondFactorsQuery } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.enrol;

/** For a user who must have a second factor: sets one up, then continues to `nextPath`. */
export function EnrolScreen({ email, nextPath }: { email: string; nextPath: string }) {
  const { data } = useQuery(secondFactorsQuery());
  const isDone = data !== undefined && (data.totp || data.passkeys.length > 0);
  return (
    <div className="space-y-6">
      <div role="status">
        {isDone && (
          <Alert tone="success" title={texts.done}>
            {/* A full page load, since anything fetched before was refused. */}
            <LinkButton href={nextPath} className="mt-3">
              {texts.next}
            </LinkButton>
          </Alert>
        )}
      </div>
      <SecondFactors email={email} />
      <Toaster />
    </div>
  );
}
