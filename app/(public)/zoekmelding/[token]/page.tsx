import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { GoneAlert, KnownAlert } from '@/components/search-alerts/known-alert';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { setPageStatus } from '@/server/http/request-context';
import { findSearchAlert } from '@/server/features/search-alerts/find-search-alert';

export const generateMetadata = (): Metadata => ({
  title: texts.alertTitle,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

interface PageProps {
  params: Promise<{ token: string }>;
}

/** The page linked in the emails of a search alert. Opening it changes nothing, because mail scanners open links. */
export default async function AlertPage({ params }: PageProps) {
  const { token } = await params;
  const alert = await findSearchAlert(token);
  if (!alert) setPageStatus(404);
  return (
    <div className="page py-8 sm:py-12">
      <PageHeading title={texts.alertTitle} intro={alert?.listing?.name} />
      <div className="max-w-form space-y-6">
        {alert ? <KnownAlert {...alert} token={token} /> : <GoneAlert />}
      </div>
    </div>
  );
}
