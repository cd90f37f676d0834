'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FileButton } from '@/components/forms/file-button';
import { OneOfList } from '@/components/layout/paged-list';
import { Card } from '@/components/ui/card';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/desk-paths';
import { formatMoment, formatMomentDay } from '@/lib/format/date';
import type { RegisterRunDto, RegisterStateDto } from '@/lib/lodging-register/contract';
import { importRegisterFile, registerStateQuery } from '@/lib/lodging-register/queries';
import { licenceStateTexts } from '@/lib/texts/licence-states';
import { registerTexts as texts } from '@/lib/texts/lodging-register';

/** The imports of the lodging register, and what they mean for homes that are online. */
export function RegisterSection({ mayImport }: { mayImport: boolean }) {
  const id = useId();
  const query = useQuery(registerStateQuery());
  return (
    <section aria-labelledby={id} className="mt-8">
      <Card className="space-y-5">
        <h2 id={id} className="text-xl">
          {texts.title}
        </h2>
        <OneOfList query={query} failed={texts.loadFailed}>
          {({ runs, missing }) => (
            <>
              {runs.length === 0 ? <p>{texts.none}</p> : <Runs runs={runs} />}
              {runs.length > 0 && <Missing homes={missing} />}
            </>
          )}
        </OneOfList>
        <p>
          <Link href={route('dashboard.admin.licences')} className="link">
            {licenceStateTexts.link}
          </Link>
        </p>
        <p className="text-ci-gray-700">
          <span className="block">{texts.how}</span>
          <code className="break-words">{texts.command}</code>
        </p>
        {mayImport && <ImportFile />}
      </Card>
    </section>
  );
}

function ImportFile() {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);

  async function read(file: File) {
    setReading(true);
    try {
      client.setQueryData(registerStateQuery().queryKey, await importRegisterFile(file));
      toast.success(texts.read);
    } catch (error) {
      toast.error(toTellable(error, texts.importFailed), texts.importFailed);
      await client.invalidateQueries(registerStateQuery());
    }
    setReading(false);
  }

  return (
    <p aria-live="polite">
      <FileButton accept=".csv,text/csv" disabled={isReading} onFile={(file) => void read(file)}>
        {isReading ? texts.reading : texts.choose}
      </FileButton>
    </p>
  );
}

const Runs = ({ runs }: { runs: readonly RegisterRunDto[] }) => (
  <CardTable
    caption={texts.runs}
    head={
      <>
        <CardTableHead>{texts.when}</CardTableHead>
        <CardTableHead>{texts.source}</CardTableHead>
        <CardTableHead>{texts.result}</CardTableHead>
      </>
    }
  >
    {runs.map((run) => (
      <CardTableRow key={run.id}>
        <CardTableCell label={texts.when} className="figures">
          {formatMoment(run.finished_at)}
        </CardTableCell>
        <CardTableCell label={texts.source}>
          <span className="break-all">{run.source}</span>
          {run.file_date !== null && (
            <span className="block text-ci-gray-600">{texts.fileDate(formatMoment(run.file_date))}</span>
          )}
        </CardTableCell>
        <CardTableCell label={texts.result}>
          {run.failure === null ? (
            texts.counts(run)
          ) : (
            <>
              <span className="block font-semibold">{texts.failed}</span>
              <span lang="en">{run.failure}</span>
            </>
          )}
        </CardTableCell>
      </CardTableRow>
    ))}
  </CardTable>
);

function Missing({ homes }: { homes: RegisterStateDto['missing'] }) {
  if (homes.length === 0) return <p>{texts.noneMissing}</p>;
  return (
    <div>
      <h3 className="text-lg">{texts.missing}</h3>
      <ul className="mt-2 space-y-1">
        {homes.map(({ listing_id: id, name, licence, missing_since: since }) => (
          <li key={id}>
            <Link href={route('dashboard.admin.listing.show', { id })} className="link">
              {name}
            </Link>
            <span className="block text-ci-gray-600">
              {texts.missingSince(licence, formatMomentDay(since))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
