import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/accounts/login-form';
import { RegisterForm } from '@/components/accounts/register-form';
import { PageHeading } from '@/components/layout/page-heading';
import { Card } from '@/components/ui/card';
import { returnParameter, safeReturnPath } from '@/lib/accounts/return-path';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';
import { findPageActor } from '@/server/auth/page-actor';

const { login, register } = accountTexts;

export const metadata: Metadata = {
  title: login.pageTitle,
  description: login.metaDescription,
  robots: { index: false },
};

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Signing in and up, side by side; who is signed in goes to the dashboard (spec P §2). */
export default async function LoginPage({ searchParams }: LoginPageProps) {
  if (await findPageActor()) redirect(route('dashboard'));
  const returnPath = safeReturnPath((await searchParams)[returnParameter]);
  return (
    <>
      <PageHeading title={login.pageTitle} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <Card>
          <h2 className="mb-5">{login.title}</h2>
          <LoginForm returnPath={returnPath} />
        </Card>
        <Card>
          <h2>{register.title}</h2>
          <p className="mt-2 mb-5 text-ci-gray-700">{register.intro}</p>
          <RegisterForm />
        </Card>
      </div>
    </>
  );
}
