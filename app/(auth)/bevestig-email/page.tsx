import { partOf } from '@/lib/languages/texts';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ConfirmEmail } from '@/components/accounts/confirm-email';
import { DutchDashboard } from '@/components/accounts/dutch-dashboard';
import { SendVerification } from '@/components/accounts/send-verification';
import { PageHeading } from '@/components/layout/page-heading';
import { Toaster } from '@/components/ui/toaster';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';
import { findPageActor } from '@/server/auth/page-actor';

const verify = partOf(accountTexts, 'verify');

export const generateMetadata = (): Metadata => ({
  title: verify.title,
  robots: { index: false },
  referrer: 'no-referrer',
});

interface VerifyEmailPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * With `?token=…` from an emailed link: the button to confirm, for anyone. Without it: where an unverified user
 * requests a new email (docs/rules/accounts.md#confirming-an-address).
 */
export default async function VerifyEmailPage({ searchParams }: VerifyEmailPageProps) {
  const [actor, { token }] = await Promise.all([findPageActor(), searchParams]);
  const unverifiedEmail = actor && !actor.isVerified ? actor.email : null;
  if (typeof token === 'string' && token !== '') {
    return (
      <>
        <PageHeading title={verify.title} />
        <ConfirmEmail token={token} isSignedIn={actor !== null} unverifiedEmail={unverifiedEmail} />
        <DutchDashboard />
      </>
    );
  }
  if (unverifiedEmail === null) redirect(actor ? route('dashboard') : route('login'));
  return (
    <>
      <PageHeading title={verify.title} />
      <SendVerification email={unverifiedEmail} />
      <DutchDashboard />
      <Toaster />
    </>
  );
}
