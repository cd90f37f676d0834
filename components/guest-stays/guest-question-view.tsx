import { GuestConversation } from '@/components/guest-stays/guest-conversation';
import { GuestPageFrame, GuestPart } from '@/components/guest-stays/guest-page-frame';
import { OlderMessages } from '@/components/guest-stays/guest-stay-view';
import type { GuestViewProps } from '@/components/guest-stays/guest-stay-view';
import type { GuestQuestion } from '@/lib/guest-stays/contract';
import { langOf } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

/** The page of a guest who only asked a question: the messages. */
export function GuestQuestionView({
  question,
  token,
  photo,
  seal,
  memory,
  olderHref,
}: GuestViewProps & { question: GuestQuestion }) {
  const { code, subject, locale, listing, messages } = question;
  return (
    <GuestPageFrame title={texts.questionTitle(listing.name)} code={code} photo={photo} memory={memory}>
      <p lang={langOf(locale)} className="-mt-4 text-lg text-ci-gray-700">
        {subject}
      </p>
      <GuestPart id="berichten" title={texts.messages}>
        <OlderMessages href={olderHref} />
        <GuestConversation
          isMain
          token={token}
          code={code}
          locale={locale}
          landlordId={listing.landlord_id}
          messages={messages}
          form={{ ...seal, memory }}
        />
      </GuestPart>
      <p className="print:hidden">
        <a href={route('listing.show', { slug: listing.slug })} className="link">
          {texts.toListing}
        </a>
      </p>
    </GuestPageFrame>
  );
}
