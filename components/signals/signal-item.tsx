'use client';

import { SignalActions } from '@/components/signals/signal-actions';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import type { SignalDto } from '@/lib/signals/contract';
import { signalTexts as texts } from '@/lib/texts/signals';

/** A signal: its reason, the people and homes it is about, and what was decided. */
export function SignalItem({ signal }: { signal: SignalDto }) {
  const { kind, why, people, homes, found_at: foundAt, gone_at: goneAt, dismissal } = signal;
  const moments = [texts.found(formatMoment(foundAt)), goneAt && texts.gone(formatMoment(goneAt))];
  const isOfThreads = kind === 'address_elsewhere' || kind === 'account_change';
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="text-lg font-semibold">{texts.kinds[kind]}</h2>
          <SignalActions signal={signal} />
        </div>
        <p className="mt-1 max-w-prose wrap-anywhere">{why}</p>
        <ul aria-label={texts.people} className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {people.map(({ id, name, is_suspended: isSuspended }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <Link href={route('dashboard.admin.user.show', { id })} className="link">
                {name}
              </Link>
              {isSuspended && <Badge tone="sand">{texts.suspended}</Badge>}
            </li>
          ))}
        </ul>
        {homes.length > 0 && (
          <ul aria-label={texts.homes} className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            {homes.map(({ id, name }) => (
              <li key={id}>
                <Link href={route('dashboard.admin.listing.show', { id })} className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isOfThreads && (
          <p className="mt-2">
            <Link
              href={route(
                'dashboard.admin.booking-request.index',
                {},
                { landlord_id: people[0]?.id ?? null },
              )}
              className="link"
            >
              {texts.requests}
            </Link>
          </p>
        )}
        <p className="figures mt-3 text-ci-gray-600">{moments.filter(Boolean).join(', ')}</p>
        {dismissal && (
          <div className="mt-3 border-t border-ci-gray-200 pt-3">
            <p className="figures text-ci-gray-600">
              {texts.dismissed(formatMoment(dismissal.at), dismissal.by?.name ?? texts.formerAdmin)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{dismissal.reason}</p>
          </div>
        )}
      </Card>
    </li>
  );
}
