import type { ReactNode } from 'react';
import { PageLocale } from '@/components/forms/page-locale';
import { AlertWords } from '@/components/search-alerts/alert-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { readQuery } from '@/lib/search-alerts/read-query';
import type { SearchAlertState } from '@/lib/search-alerts/state';
import { wordsOf } from '@/lib/search-alerts/words';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

interface KnownAlertProps {
  token: string;
  state: SearchAlertState;
  /** The search, as a query string. */
  query: string;
  endsOn: Day;
  /** The listing it is about, if it is about a single one. */
  listing: { slug: string; name: string } | null;
}

/** A search alert, as seen through one of its mailed links. */
export function KnownAlert({ token, state, query, endsOn, listing }: KnownAlertProps) {
  const words = <AlertWords words={wordsOf(readQuery(query))} />;
  const on = (
    <LinkButton
      href={listing ? route('listing.show', { slug: listing.slug }) : route('listing.index')}
      variant="secondary"
    >
      {listing ? texts.listing : texts.search}
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
        <AlertButton token={token} action="confirm">
          {texts.confirm}
        </AlertButton>
      </>
    );
  }
  return (
    <>
      <Alert tone="success" title={texts.watching}>
        <p>{`${texts.watchingText} ${texts.until(formatDay(endsOn))}`}</p>
      </Alert>
      {words}
      <div className="flex flex-wrap gap-3">
        {on}
        <AlertButton token={token} action="unsubscribe" isQuiet>
          {texts.end}
        </AlertButton>
      </div>
    </>
  );
}

interface AlertButtonProps {
  token: string;
  action: 'confirm' | 'unsubscribe';
  isQuiet?: boolean;
  children: ReactNode;
}

/** A plain HTML form, which leads back to this page. */
function AlertButton({ token, action, isQuiet = false, children }: AlertButtonProps) {
  return (
    <form method="post" action={`/api/search-alerts/${token}/${action}/form`}>
      <PageLocale />
      <Button type="submit" variant={isQuiet ? 'secondary' : undefined}>
        {children}
      </Button>
    </form>
  );
}

/** Shown when a link belongs to no alert any more. */
export function GoneAlert() {
  return (
    <>
      <Alert tone="warning" title={texts.gone}>
        <p>{texts.goneText}</p>
      </Alert>
      <LinkButton href={route('listing.index')}>{texts.search}</LinkButton>
    </>
  );
}
