import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { requestMailsPath } from '@/lib/mail/request-mails';
import { route } from '@/lib/desk-paths';
import { requestMailsTexts as texts } from '@/lib/texts/request-mails';
import { setPageStatus } from '@/server/http/request-context';
import { findRequestMails } from '@/server/mail/request-mails';

export const generateMetadata = (): Metadata => ({
  title: texts.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

interface PageProps {
  params: Promise<{ token: string }>;
}

/** The unsubscribe page of emails about new requests. Opening it changes nothing, because mail scanners open links. */
export default async function RequestMailsPage({ params }: PageProps) {
  const { token } = await params;
  const mails = await findRequestMails(token);
  if (!mails) setPageStatus(404);
  return (
    <div className="page py-8 sm:py-12">
      <PageHeading title={texts.title} />
      <div className="max-w-form space-y-6">
        {mails?.isOn ? <SwitchOff token={token} /> : <Nothing isKnown={mails !== null} />}
      </div>
    </div>
  );
}

/** A native form whose answer is this page again. */
function SwitchOff({ token }: { token: string }) {
  return (
    <>
      <p className="text-lg">{texts.on}</p>
      <p>{texts.stays}</p>
      <form method="post" action={`${requestMailsPath(token)}/form`}>
        <Button type="submit">{texts.off}</Button>
      </form>
    </>
  );
}

function Nothing({ isKnown }: { isKnown: boolean }) {
  return (
    <>
      <Alert tone={isKnown ? 'success' : 'warning'} title={isKnown ? texts.isOff : texts.gone}>
        <p>{isKnown ? texts.again : texts.goneText}</p>
      </Alert>
      <LinkButton href={route('dashboard.profile')} variant="secondary">
        {texts.profile}
      </LinkButton>
    </>
  );
}
