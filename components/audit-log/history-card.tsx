'use client';

import { useQuery } from '@tanstack/react-query';
import { AuditEntries } from '@/components/audit-log/audit-entries';
import { OneOfList } from '@/components/layout/paged-list';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { historyQuery } from '@/lib/audit-log/queries';
import type { Subject } from '@/lib/audit-log/queries';
import { route } from '@/lib/desk-paths';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';

/** The newest entries of the audit log about one person or home, and a link to the rest. */
export function HistoryCard({ subject }: { subject: Subject }) {
  const history = useQuery(historyQuery(subject));
  return (
    <Card>
      <h2 className="mb-4 text-xl">{texts.history}</h2>
      <OneOfList query={history} failed={texts.loadFailed}>
        {({ data, next_before: before }) =>
          data.length === 0 ? (
            <p className="text-ci-gray-700">{texts.historyEmpty}</p>
          ) : (
            <>
              <AuditEntries entries={data} />
              {before !== null && (
                <Link
                  href={route('dashboard.admin.audit-log', {}, { ...subject })}
                  className="mt-3 inline-flex min-h-8 items-center link"
                >
                  {texts.wholeHistory}
                </Link>
              )}
            </>
          )
        }
      </OneOfList>
    </Card>
  );
}
