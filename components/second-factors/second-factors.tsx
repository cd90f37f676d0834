'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { AppPart } from '@/components/second-factors/app-part';
import { PasskeysPart } from '@/components/second-factors/passkeys-part';
import { RecoveryPart } from '@/components/second-factors/recovery-part';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import type { SecondFactorsDto } from '@/lib/second-factors/contract';
import { secondFactorsQuery } from '@/lib/second-factors/queries';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { secondFactorTexts as texts } from '@/lib/texts/second-factors';

const loadDialog = async () =>
  (await import('@/components/second-factors/recovery-codes-dialog')).RecoveryCodesDialog;
const RecoveryCodesDialog = lazyPart(loadDialog);

/** Changes factors, with the password where it is asked for; returns whether it was done. */
export type ChangeFactors = (change: () => Promise<void>) => Promise<boolean>;

/** 'Tweestapsverificatie': the user's authenticator app, passkeys and recovery codes. */
export function SecondFactors({ email }: { email: string }) {
  const id = useId();
  const factors = useQuery(secondFactorsQuery());
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-xl">
          {texts.title}
        </h2>
        <p className="mt-3 max-w-prose text-ci-gray-700">{texts.intro}</p>
        {factors.isPending && (
          <SkeletonGroup className="mt-6 space-y-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </SkeletonGroup>
        )}
        {factors.isError && (
          <ErrorState
            title={texts.loadFailed}
            text={dashboardTexts.tryAgain}
            onRetry={() => void factors.refetch()}
            pending={factors.isFetching}
          />
        )}
        {factors.data && <Parts factors={factors.data} email={email} />}
      </section>
    </Card>
  );
}

function Parts({ factors, email }: { factors: SecondFactorsDto; email: string }) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const change: ChangeFactors = async (work) => {
    try {
      // Codes are shown only once, so the dialog for them has to be loaded before they are made.
      await loadDialog();
      await work();
      return true;
    } catch (error) {
      // The password dialog was cancelled: nothing to report.
      if (error instanceof ApiError && error.status === 423) return false;
      throw error;
    } finally {
      await client.invalidateQueries(secondFactorsQuery());
    }
  };
  /** For an action without its own form, which shows its result in a toast. */
  const act = (work: () => Promise<void>) =>
    change(work).catch((error: unknown) => {
      toast.error(error, texts.failed);
      return false;
    });

  return (
    <div className="mt-6 divide-y divide-ci-gray-200">
      <AppPart isOn={factors.totp} change={change} act={act} onCodes={setCodes} />
      <PasskeysPart passkeys={factors.passkeys} change={change} act={act} />
      {(factors.totp || factors.passkeys.length > 0) && <RecoveryPart act={act} onCodes={setCodes} />}
      {codes && (
        <Suspense>
          <RecoveryCodesDialog codes={codes} email={email} onSaved={() => setCodes(null)} />
        </Suspense>
      )}
    </div>
  );
}
