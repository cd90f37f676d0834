import { Link } from '@/components/ui/link';
import type { AuditEntryDto } from '@/lib/audit-log/contract';
import { route } from '@/lib/desk-paths';
import type { RouteQuery } from '@/lib/paths';
import { formatMoment } from '@/lib/format/date';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';

interface AuditEntriesProps {
  entries: readonly AuditEntryDto[];
  /** Whether each entry links to the rest of the log about its person, home and actor. */
  linked?: boolean;
}

/** Entries of the audit log: when, what happened, and the details. */
export function AuditEntries({ entries, linked = false }: AuditEntriesProps) {
  return (
    <ol className="divide-y divide-ci-gray-200 border-y border-ci-gray-200">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-x-6 gap-y-1 py-4 sm:flex-row">
          <time dateTime={entry.created_at} className="figures shrink-0 text-ci-gray-600 sm:w-48">
            {formatMoment(entry.created_at)}
          </time>
          <div className="min-w-0 grow wrap-anywhere">
            <p className="font-semibold">{entry.sentence}</p>
            <Details details={entry.details} />
            {linked && <Onwards entry={entry} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Details({ details }: Pick<AuditEntryDto, 'details'>) {
  if (details.length === 0) return null;
  return (
    <dl className="mt-1 text-ci-gray-700">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt className="inline">{`${label}: `}</dt>
          <dd className="inline whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the home and the person, or to the log about them if they are gone, and to everything the actor did. */
function Onwards({ entry: { actor, user, listing } }: { entry: AuditEntryDto }) {
  const log = (query: RouteQuery) => route('dashboard.admin.audit-log', {}, query);
  const links = [
    listing && {
      label: texts.home(listing.name),
      href: listing.exists
        ? route('dashboard.admin.listing.show', { id: listing.id })
        : log({ listing_id: listing.id }),
    },
    user && {
      label: texts.person(user.name),
      href: user.exists ? route('dashboard.admin.user.show', { id: user.id }) : log({ user_id: user.id }),
    },
    actor && { label: texts.deedsOf(actor.name), href: log({ actor_id: actor.id }) },
  ].filter((link) => link !== null);
  if (links.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} className="inline-flex min-h-8 items-center link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
