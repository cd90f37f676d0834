import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { AlertWords } from '@/components/search-alerts/alert-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { readQuery } from '@/lib/search-alerts/read-query';
import { wordsOf } from '@/lib/search-alerts/words';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { setPageStatus } from '@/server/http/request-context';
import { findSearchAlert } from '@/server/search-alerts/find-search-alert';
import type { SearchAlert } from '@/server/search-alerts/find-search-alert';

export const metadata: Metadata = {
  title: texts.alertTitle,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

interface PageProps {
  params: Promise<{ token: string }>;
}

/** Where the links of an alert's mails lead. A visit changes nothing: mail scanners open links. */
export default async function AlertPage({ params }: PageProps) {
  const { token } = await params;
  const alert = await findSearchAlert(token);
  if (!alert) setPageStatus(404);
  return (
    <div className="page py-8 sm:py-12">
      <PageHeading title={texts.alertTitle} intro={alert?.home?.name} />
      <div className="max-w-form space-y-6">
        {alert ? <KnownAlert alert={alert} token={token} /> : <GoneAlert />}
      </div>
    </div>
  );
}

function KnownAlert({ alert, token }: { alert: SearchAlert; token: string }) {
  const { state, query, home, endsOn } = alert;
  const words = <AlertWords words={wordsOf(readQuery(query))} />;
  const on = (
    <LinkButton
      href={home ? route('listing.show', { slug: home.slug }) : route('listing.index')}
      variant="secondary"
    >
      {home ? texts.home : texts.search}
    </LinkButton>
  );
  if (state === 'ended') {
    return (
      <>
        <Alert tone="success" title={texts.ended}>
          <p>{texts.endedText}</p>
        </Alert>
        {on}
      </>
    );
  }
  if (state === 'unconfirmed') {
    return (
      <>
        <p className="text-lg">{texts.confirmIntro}</p>
        {words}
        <AlertButton token={token} deed="confirm">
          {texts.confirm}
        </AlertButton>
      </>
    );
  }
  return (
    <>
      <Alert tone="success" title={texts.watching}>
        <p>
          {texts.watchingText} {texts.until(formatDay(endsOn))}
        </p>
      </Alert>
      {words}
      <div className="flex flex-wrap gap-3">
        {on}
        <AlertButton token={token} deed="unsubscribe" isQuiet>
          {texts.end}
        </AlertButton>
      </div>
    </>
  );
}

interface AlertButtonProps {
  token: string;
  deed: 'confirm' | 'unsubscribe';
  isQuiet?: boolean;
  children: ReactNode;
}

/** A form of the browser's own: its answer is this page again. */
function AlertButton({ token, deed, isQuiet = false, children }: AlertButtonProps) {
  return (
    <form method="post" action={`/api/search-alerts/${token}/${deed}/form`}>
      <Button type="submit" variant={isQuiet ? 'secondary' : undefined}>
        {children}
      </Button>
    </form>
  );
}

function GoneAlert() {
  return (
    <>
      <Alert tone="warning" title={texts.gone}>
        <p>{texts.goneText}</p>
      </Alert>
      <LinkButton href={route('listing.index')}>{texts.search}</LinkButton>
    </>
  );
}
