import type { Metadata } from 'next';
import { CompleteForm } from '@/components/accounts/complete-form';
import { LinkForm } from '@/components/accounts/link-form';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { identityTexts as texts } from '@/lib/texts/identities';
import { pageCookies } from '@/server/http/page-cookies';
import { describePending } from '@/server/features/identities/describe-pending';

export const generateMetadata = (): Metadata => ({ title: texts.expired.title, robots: { index: false } });

/** After signing in at a provider: asks for the password of the existing account, or for what a new one needs. */
export default async function ProviderSignInPage() {
  const pending = await describePending(await pageCookies());
  if (!pending) {
    return (
      <>
        <PageHeading title={texts.expired.title} />
        <div className="max-w-form space-y-5">
          <Alert tone="error">
            <p>{texts.expired.text}</p>
          </Alert>
          <LinkButton href={route('login')}>{texts.expired.back}</LinkButton>
        </div>
      </>
    );
  }
  const { hasAccount, email, name, firstName, lastName, returnPath } = pending;
  const step = hasAccount ? texts.link : texts.register;
  return (
    <>
      <PageHeading title={step.title} intro={step.intro(email, name)} />
      {hasAccount ? (
        <LinkForm returnPath={returnPath} />
      ) : (
        <CompleteForm firstName={firstName} lastName={lastName} returnPath={returnPath} />
      )}
    </>
  );
}
