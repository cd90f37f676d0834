import { partOf } from '@/lib/languages/texts';
import type { Metadata } from 'next';
import { DutchDashboard } from '@/components/accounts/dutch-dashboard';
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form';
import { NeedsScript } from '@/components/accounts/needs-script';
import { PageHeading } from '@/components/layout/page-heading';
import { accountTexts } from '@/lib/texts/accounts';

const forgot = partOf(accountTexts, 'forgot');

export const generateMetadata = (): Metadata => ({ title: forgot.title, robots: { index: false } });

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHeading title={forgot.title} intro={forgot.intro} />
      <NeedsScript text={forgot.needsScript()} />
      <ForgotPasswordForm />
      <DutchDashboard />
    </>
  );
}
