import type { Metadata } from 'next';
import { GuestQuestionView } from '@/components/guest-stays/guest-question-view';
import { GuestStayView } from '@/components/guest-stays/guest-stay-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { countText } from '@/lib/api/params';
import { todayIn } from '@/lib/dates/day';
import { MESSAGES_PER_PAGE } from '@/lib/messages/contract';
import { route } from '@/lib/paths';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';
import { findGuestPage } from '@/server/features/guest-stays/get-guest-page';
import { findPushOf } from '@/server/features/guest-stays/find-push';
import { issueGuestFormToken } from '@/server/features/guest-stays/submit-plain-forms';
import { findWanted } from '@/server/features/stay-changes/find-wanted';
import { findCover } from '@/server/features/listings/find-cover';
import { readFormMemory } from '@/server/http/form-memory';
import { plainFormFields } from '@/server/http/plain-form';
import { setPageStatus } from '@/server/http/request-context';

/** Its URL is a secret, so it is not indexed and not sent to other sites as a referrer. */
export const generateMetadata = (): Metadata => ({
  title: texts.documentTitle,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

interface PageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const nothing = { values: {}, errors: {} };

/** A guest's own page (docs/rules/guest-stays.md), fully usable without script. */
export default async function GuestStayPage({ params, searchParams }: PageProps) {
  const { token } = await params;
  const asked = await searchParams;
  const older = countText(1000).safeParse(asked.berichten);
  const page = older.success ? older.data : 1;
  const found = await findGuestPage(token, page);
  if (!found) {
    setPageStatus(404);
    return <NotFoundView title={texts.gone} text={texts.goneHelp} />;
  }
  const view = {
    token,
    photo: (await findCover({ slug: found.listing.slug }))?.photo ?? null,
    seal: { token: issueGuestFormToken(token), fields: plainFormFields },
    memory: (await readFormMemory()) ?? nothing,
    olderHref:
      found.messages.length < MESSAGES_PER_PAGE
        ? null
        : `${route('guest-stay', { token }, { berichten: page + 1 })}#berichten`,
  };
  return found.kind === 'stay' ? (
    <GuestStayView
      stay={found}
      push={await findPushOf(token)}
      today={todayIn()}
      {...await findWanted(token, asked)}
      {...view}
    />
  ) : (
    <GuestQuestionView question={found} {...view} />
  );
}
