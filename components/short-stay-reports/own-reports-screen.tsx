'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { ListHeading } from '@/components/layout/list-heading';
import { periodName } from '@/components/short-stay-reports/period-name';
import { countryWords } from '@/components/short-stay-reports/guest-words';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import type { StayReportDto } from '@/lib/short-stay-reports/contract';
import { ownReportsQuery } from '@/lib/short-stay-reports/desk-queries';
import { ownReportTexts as texts } from '@/lib/texts/short-stay-reports';

const tones = { accepted: 'blue', refused: 'red', cancelled: 'gray' } as const;

/** What was reported to authorities about stays in a landlord's homes. */
export function OwnReportsScreen({ page }: { page: number }) {
  const list = useQuery(ownReportsQuery(page));
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={texts.none}
        all={null}
        count={texts.count}
        href={(number) => route('dashboard.stay-reports', {}, { page: number > 1 ? number : null })}
      >
        {(reports) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {reports.map((report) => (
              <Report key={`${report.code} ${report.area.area_id}`} report={report} />
            ))}
          </ul>
        )}
      </CountedList>
    </>
  );
}

function Report({ report }: { report: StayReportDto }) {
  const { area } = report;
  return (
    <li>
      <Card className="h-full space-y-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{report.listing.name}</h2>
          <Badge tone={tones[report.state]}>{texts.states[report.state]}</Badge>
        </div>
        {report.error && <p className="wrap-anywhere text-ci-red-700">{report.error}</p>}
        <FactList
          empty=""
          facts={[
            { label: texts.facts.code, value: report.code },
            {
              label: texts.facts.stay,
              value: texts.stay(formatMoment(report.start_at), formatMoment(report.end_at)),
            },
            { label: texts.facts.guests, value: countryWords(report.countries) },
            { label: texts.facts.authority, value: area.authority ?? area.name ?? area.area_id },
            { label: texts.facts.period, value: periodName(report.period) },
            { label: texts.facts.sent, value: formatMoment(report.sent_at) },
          ]}
        />
      </Card>
    </li>
  );
}
