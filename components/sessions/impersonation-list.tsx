'use client';

import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Words } from '@/components/ui/words';
import { formatMoment } from '@/lib/format/date';
import { impersonationListQuery } from '@/lib/impersonation/queries';
import { impersonationTexts as texts } from '@/lib/texts/impersonation';

/** Which admins acted as the user, when and why; nothing if none did. */
export function ImpersonationList() {
  const { data = [] } = useQuery(impersonationListQuery());
  if (data.length === 0) return null;
  return (
    <Card>
      <h2 className="text-xl">{texts.listTitle}</h2>
      <p className="mt-2 text-ci-gray-700">{texts.listIntro}</p>
      <ul className="mt-4 divide-y divide-ci-gray-200">
        {data.map(({ started_at: startedAt, admin_first_name: name, reason }) => (
          <li key={startedAt} className="py-3">
            <p className="font-semibold">{texts.entry(name, formatMoment(startedAt))}</p>
            {reason !== null && (
              <p className="wrap-anywhere whitespace-pre-line text-ci-gray-700">
                <Words>{reason}</Words>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
