import { Link } from '@/components/ui/link';
import { formatMoment } from '@/lib/format/date';
import type { StoredMail } from '@/lib/mail/stored-mail';
import { mailTexts } from '@/lib/texts/mail';

const address = /(https?:\/\/\S+)/;

/** One mail: as a mail program renders it, and as text. */
export function MailView({ mail }: { mail: StoredMail }) {
  const { to, sentAt, subject, html, text } = mail;
  return (
    <article className="space-y-6">
      <header>
        <h1>{subject}</h1>
        <p className="mt-2 text-ci-gray-700">
          {`${mailTexts.to} ${to} · ${mailTexts.sentAt} ${formatMoment(sentAt)}`}
        </p>
        <Link href="/dev/mail" className="link">
          {mailTexts.back}
        </Link>
      </header>
      <section>
        <h2 className="mb-3">{mailTexts.asHtml}</h2>
        {/* The sandbox blocks scripts and access to this site; links in the mail open in their own tab. */}
        <iframe
          title={mailTexts.frameTitle}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace(/<head[^>]*>/i, '$&<base target="_blank">')}
          className="h-160 w-full rounded-panel border border-ci-gray-200"
        />
      </section>
      <section>
        <h2 className="mb-3">{mailTexts.asText}</h2>
        <pre className="rounded-panel bg-sand p-5 whitespace-pre-wrap wrap-anywhere">
          {text.split(address).map((part, index) =>
            address.test(part) ? (
              <a key={index} href={part} className="link">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </pre>
      </section>
    </article>
  );
}
