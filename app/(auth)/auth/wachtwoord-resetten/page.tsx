import { partOf } from '@/lib/languages/texts';
import type { Metadata } from 'next';
import { DutchDashboard } from '@/components/accounts/dutch-dashboard';
import { ResetPasswordForm } from '@/components/accounts/reset-password-form';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { resetPasswordInput } from '@/lib/accounts/contract';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';
import { findResetQuestions } from '@/server/features/accounts/find-reset';

const reset = partOf(accountTexts, 'reset');
const linkInput = resetPasswordInput.pick({ email: true, token: true });

export const generateMetadata = (): Metadata => ({
  title: reset.title,
  robots: { index: false },
  referrer: 'no-referrer',
});

interface ResetPasswordPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?email=…&token=…`, from the emailed link. */
export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const link = linkInput.safeParse(await searchParams);
  if (!link.success) {
    return (
      <>
        <PageHeading title={reset.title} />
        <div className="max-w-form space-y-5">
          <Alert tone="error">
            <p>{reset.incomplete}</p>
          </Alert>
          <LinkButton href={route('forgot-password')}>{reset.requestNew}</LinkButton>
        </div>
        <DutchDashboard />
      </>
    );
  }
  return (
    <>
      <PageHeading title={reset.title} intro={reset.intro(link.data.email)} />
      <ResetPasswordForm {...link.data} {...await findResetQuestions(link.data)} />
      <DutchDashboard />
    </>
  );
}
