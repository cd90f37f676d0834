import { Link } from '@/components/ui/link';
import { Card } from '@/components/ui/card';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import type { Elements } from '@/components/ui/elements';
import { FactList } from '@/components/ui/fact-list';
import { bookedSourceTexts } from '@/lib/texts/owner-calendar';
import { formatMoment } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { route } from '@/lib/desk-paths';
import type { SystemHealthDto } from '@/lib/system-health/contract';
import { systemHealthTexts as texts } from '@/lib/texts/system-health';

const momentOr = (moment: string | null, otherwise: string) => (moment ? formatMoment(moment) : otherwise);
const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1_000_000))} MB`;

/** The state of each part of the system. */
export function HealthParts({ health }: { health: SystemHealthDto }) {
  const { jobs, feeds, mail, database, versions } = health;
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Part title={texts.jobs}>
        <FactList
          empty={texts.never}
          facts={[
            { label: texts.worker, value: momentOr(jobs.worker_seen_at, texts.never) },
            { label: texts.oldestDue, value: momentOr(jobs.oldest_due_at, texts.nothingWaits) },
          ]}
        />
        <Tasks tasks={jobs.tasks} />
      </Part>
      <Part title={texts.feeds}>
        <FactList
          empty="0"
          facts={[
            { label: texts.feedTotal, value: formatNumber(feeds.total) },
            { label: texts.failing, value: formatNumber(feeds.failing) },
            { label: texts.late, value: formatNumber(feeds.late) },
          ]}
        />
        <FailingFeeds feeds={feeds.longest_failing} />
      </Part>
      <Part
        title={texts.mail}
        more={
          <Link href={route('dashboard.admin.mails')} className="link">
            {texts.allMails}
          </Link>
        }
      >
        <FactList
          empty="0"
          facts={[
            { label: texts.mailSent, value: formatNumber(mail.sent) },
            { label: texts.mailWaiting, value: formatNumber(mail.waiting) },
            { label: texts.oldestMail, value: momentOr(mail.oldest_waiting_at, texts.nothingWaits) },
            { label: texts.mailFailed, value: formatNumber(mail.failed) },
            { label: texts.mailGivenUp, value: formatNumber(mail.given_up) },
            { label: texts.mailBounced, value: formatNumber(mail.bounced) },
          ]}
        />
      </Part>
      <div className="space-y-6">
        <Part title={texts.database}>
          <FactList empty="0" facts={databaseFacts(database)} />
        </Part>
        <Part title={texts.versions}>
          <FactList
            empty={texts.unnamed}
            facts={[
              { label: texts.build, value: versions.build },
              { label: texts.node, value: versions.node },
              { label: texts.postgres, value: versions.postgres },
            ]}
          />
        </Part>
      </div>
    </div>
  );
}

function databaseFacts(database: SystemHealthDto['database']) {
  const { migrations, migrations_missing: missing } = database;
  return [
    { label: texts.size, value: megabytes(database.size_bytes) },
    {
      label: texts.connections,
      value: texts.connectionsOf(database.connections, database.max_connections),
    },
    {
      label: texts.migrations,
      value: missing === 0 ? formatNumber(migrations) : texts.migrationsMissing(migrations, missing),
    },
    { label: texts.longestTransaction, value: texts.seconds(database.longest_transaction_seconds) },
  ];
}

function Part({ title, more, children }: { title: string; more?: Elements; children: Elements }) {
  return (
    <section>
      <Card className="h-full space-y-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{title}</h2>
          {more}
        </div>
        {children}
      </Card>
    </section>
  );
}

const columns = ['waiting', 'later', 'running', 'given_up'] as const;
const columnTexts = {
  waiting: texts.waiting,
  later: texts.later,
  running: texts.running,
  given_up: texts.givenUp,
} satisfies Record<(typeof columns)[number], string>;

function Tasks({ tasks }: Pick<SystemHealthDto['jobs'], 'tasks'>) {
  if (tasks.length === 0) return <p className="text-ci-gray-600">{texts.noTasks}</p>;
  return (
    <CardTable
      caption={texts.jobs}
      head={
        <>
          <CardTableHead>{texts.task}</CardTableHead>
          {columns.map((column) => (
            <CardTableHead key={column} align="end">
              {columnTexts[column]}
            </CardTableHead>
          ))}
        </>
      }
    >
      {tasks.map((row) => (
        <CardTableRow key={row.task} marked={row.given_up > 0}>
          <CardTableCell className="font-semibold">{row.task}</CardTableCell>
          {columns.map((column) => (
            <CardTableCell key={column} label={columnTexts[column]} align="end" className="figures">
              {formatNumber(row[column])}
            </CardTableCell>
          ))}
        </CardTableRow>
      ))}
    </CardTable>
  );
}

function FailingFeeds({ feeds }: { feeds: SystemHealthDto['feeds']['longest_failing'] }) {
  if (feeds.length === 0) return <p className="text-ci-gray-600">{texts.noneFailing}</p>;
  return (
    <ul className="divide-y divide-ci-gray-200">
      {feeds.map(({ listing, source, name, failing_since: since, error }) => (
        <li key={`${listing.id} ${source} ${since}`} className="py-3">
          <Link href={route('listing.show', { slug: listing.slug })} className="link font-semibold">
            {listing.name}
          </Link>
          <p className="figures text-ci-gray-700">
            {`${name ?? bookedSourceTexts[source]} · ${texts.failingSince(formatMoment(since))}`}
          </p>
          <p className="text-ci-gray-700">{error}</p>
        </li>
      ))}
    </ul>
  );
}
