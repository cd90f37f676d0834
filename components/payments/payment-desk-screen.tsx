'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { PageHeading } from '@/components/layout/page-heading';
import { AccountPart } from '@/components/payments/account-part';
import { YearFiles } from '@/components/payments/year-files';
import { TermsForm } from '@/components/payments/terms-form';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { calendarListingsQuery } from '@/lib/calendar/queries';
import { route } from '@/lib/desk-paths';
import { paymentDeskTexts as texts } from '@/lib/texts/payment-desk';

interface PaymentDeskScreenProps {
  userId: number;
  /** An admin in the landlord's place, who may neither read nor change the account. */
  impersonated: boolean;
}

/** The account on which guests pay, and when they pay in each home. */
export function PaymentDeskScreen({ userId, impersonated }: PaymentDeskScreenProps) {
  return (
    <>
      <PageHeading title={texts.title} intro={<p>{texts.intro}</p>} />
      {!impersonated && (
        <p className="mb-8">
          <Link href={route('dashboard.payments.match')} className="link font-semibold">
            {texts.match}
          </Link>
        </p>
      )}
      <div className="space-y-10">
        <Section title={texts.accountTitle}>
          {impersonated ? <Alert tone="info">{texts.hidden}</Alert> : <AccountPart userId={userId} />}
        </Section>
        <Section title={texts.termsTitle}>
          <Homes userId={userId} />
        </Section>
        <Section title={texts.yearsTitle}>
          <YearFiles />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl font-semibold text-ci-gray-900">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One of several homes: its form and data are fetched once it is opened. */
function FoldedTerms({ slug, name }: { slug: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer rounded-control">
        <h3 className="inline text-lg font-semibold wrap-anywhere text-ci-gray-900">{name}</h3>
      </summary>
      {isOpen && (
        <div className="mt-4">
          <TermsForm slug={slug} name={name} />
        </div>
      )}
    </details>
  );
}

function Homes({ userId }: { userId: number }) {
  const { data, isPending } = useQuery(calendarListingsQuery(userId));
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-40 rounded-panel" />
      </SkeletonGroup>
    );
  if (!data) return <Alert tone="error">{texts.homesFailed}</Alert>;
  const homes = data.filter(({ isOwn }) => isOwn);
  if (homes.length === 0) return <Card tone="sand">{texts.noHomes}</Card>;
  return (
    <>
      <p className="mb-4 text-ci-gray-700">{texts.termsHelp}</p>
      <ul className="space-y-4">
        {homes.map(({ slug, name }) => (
          <li key={slug}>
            <Card>
              {homes.length === 1 ? (
                <>
                  <h3 className="mb-4 text-lg font-semibold wrap-anywhere text-ci-gray-900">{name}</h3>
                  <TermsForm slug={slug} name={name} />
                </>
              ) : (
                <FoldedTerms slug={slug} name={name} />
              )}
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
