import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { Words } from '@/components/ui/words';
import { formatMoment } from '@/lib/format/date';
import { langOf } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import type { ThreadMessage } from '@/lib/messages/contract';
import { noteText } from '@/lib/messages/note-text';
import { route } from '@/lib/paths';
import { threadTexts as texts } from '@/lib/texts/messages';

/** Who is reading the thread: their own messages are on the right. */
export type Viewer = 'guest' | 'landlord' | 'admin';

function nameOf({ sender, by_admin: byAdmin }: ThreadMessage, viewer: Viewer) {
  if (byAdmin) return sender === viewer ? texts.adminForYou : texts.adminForLandlord;
  return sender === viewer ? texts.you : texts[sender];
}

/** The messages (given newest first) as they were written, oldest first; those still being sent come after them. */
export function Thread({
  messages,
  viewer,
  guestLocale = 'nl',
  landlordId,
  children,
}: {
  messages: readonly ThreadMessage[];
  viewer: Viewer;
  /** The language that the guest asked in; Dutch when unknown. */
  guestLocale?: Language;
  /** For a guest who reports the landlord's messages. */
  landlordId?: number;
  children?: Elements;
}) {
  const reportHref = reportOf(viewer, landlordId);
  return (
    <ol aria-label={texts.title} className="space-y-4">
      {messages.toReversed().map((message) => (
        <li key={message.id}>
          <OneMessage {...{ message, viewer, guestLocale, reportHref }} />
        </li>
      ))}
      {children}
    </ol>
  );
}

/** Where the viewer can report the other side's messages: a guest has no account to take measures against. */
function reportOf(viewer: Viewer, landlordId: number | undefined): string | null {
  if (viewer === 'landlord') return route('contact');
  if (viewer === 'admin' || landlordId === undefined) return null;
  return route('notice', {}, { subject: 'user', id: landlordId });
}

interface OneMessageProps {
  message: ThreadMessage;
  viewer: Viewer;
  guestLocale: Language;
  reportHref: string | null;
}

function OneMessage({ message, viewer, guestLocale, reportHref }: OneMessageProps) {
  const {
    sender,
    body,
    note,
    locale,
    by_admin: byAdmin,
    automatic,
    created_at: createdAt,
    read_at: readAt,
  } = message;
  if (sender === 'system')
    return (
      <p className="text-center text-ci-gray-700">
        <Words lang={note ? undefined : langOf('nl')}>
          {`${note ? noteText(note) : body} ${byAdmin ? `${texts.byAdmin} ` : ''}`}
        </Words>
        <Moment at={createdAt} />
      </p>
    );
  const isOwn = sender === viewer;
  return (
    <Bubble isOwn={isOwn} body={body} lang={langOf(locale ?? (sender === 'guest' ? guestLocale : 'nl'))}>
      <strong className="font-semibold">{nameOf(message, viewer)}</strong>
      <span> · </span>
      <Moment at={createdAt} />
      {automatic && <Words>{` · ${texts.byItself}`}</Words>}
      {isOwn && readAt !== null && <Words>{` · ${texts.read}`}</Words>}
      {!isOwn && reportHref !== null && (
        <span className="print:hidden">
          {' · '}
          <a href={reportHref} rel="nofollow" className="link">
            {texts.report}
          </a>
        </span>
      )}
    </Bubble>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="figures text-ci-gray-600">
    {formatMoment(at)}
  </time>
);

interface BubbleProps {
  isOwn: boolean;
  body: string;
  /** The language of the body. */
  lang?: string;
  /** The sender, the time and the delivery state. */
  children: Elements;
}

/** A message as its author typed it. */
export function Bubble({ isOwn, body, lang, children }: BubbleProps) {
  return (
    <div className={cn('max-w-prose', isOwn && 'ml-auto w-fit')}>
      <p
        lang={lang}
        className={cn(
          'rounded-panel px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ci-gray-900',
          isOwn ? 'bg-ci-blue-50' : 'bg-sand',
        )}
      >
        {body}
      </p>
      <p className={cn('mt-1 px-1 text-sm text-ci-gray-700', isOwn && 'text-right')}>{children}</p>
    </div>
  );
}
