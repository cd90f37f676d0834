import { partOf } from '@/lib/languages/texts';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/accounts/login-form';
import { RegisterForm } from '@/components/accounts/register-form';
import { ProviderButtons } from '@/components/accounts/provider-buttons';
import { InvitationNotice } from '@/components/invitations/invitation-notice';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { returnParameter, safeReturnPath, secondStep, stepParameter } from '@/lib/accounts/return-path';
import { providerFaultParameter, readProviderFault } from '@/lib/identities/contract';
import { invitationParameter } from '@/lib/invitations/link';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { identityTexts } from '@/lib/texts/identities';
import { findPageActor } from '@/server/auth/page-actor';
import { signInProviders } from '@/server/features/accounts/providers';
import { findInvitation } from '@/server/features/invitations/find-invitation';

const login = partOf(accountTexts, 'login');
const register = partOf(accountTexts, 'register');

export const generateMetadata = (): Metadata => ({
  title: login.pageTitle,
  description: login.metaDescription,
  robots: { index: false },
});

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * The login and registration forms, side by side; a signed-in user is redirected to the dashboard. With an invitation's
 * token both forms are prefilled with its address, and signing in leads to the invitation.
 */
export default async function LoginPage({ searchParams }: LoginPageProps) {
  const query = await searchParams;
  const { [returnParameter]: wished, [invitationParameter]: token, [stepParameter]: step } = query;
  if (await findPageActor()) redirect(route('dashboard'));
  const invitation = await findInvitation(token);
  const returnPath = safeReturnPath(invitation ? route('invitation', {}, { token: String(token) }) : wished);
  const providers = signInProviders();
  const fault = providers.length > 0 ? readProviderFault(query[providerFaultParameter]) : null;
  return (
    <>
      <PageHeading title={login.pageTitle} intro={login.dutchDashboard} />
      {invitation && <InvitationNotice invitation={invitation} />}
      <div className="grid items-start gap-8 lg:@2xl:grid-cols-2">
        <Card>
          <h2 className="mb-5">{login.title}</h2>
          {fault && (
            <Alert tone="error" className="mb-5">
              <p>{identityTexts.faults[fault]}</p>
            </Alert>
          )}
          <LoginForm returnPath={returnPath} email={invitation?.email} startsHalfway={step === secondStep} />
          <ProviderButtons providers={providers} returnPath={returnPath} />
        </Card>
        <Card>
          <h2>{register.title}</h2>
          <p className="mt-2 mb-5 text-ci-gray-700">{register.intro}</p>
          <RegisterForm email={invitation?.email} />
        </Card>
      </div>
    </>
  );
}
