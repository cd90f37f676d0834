'use client';

import { Download, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { DayInput } from '@/components/forms/day-input';
import { buttonClass } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { auditActions } from '@/lib/audit-log/actions';
import type { AuditLogFilter, LogActor } from '@/lib/audit-log/contract';
import { auditLogFileUrl } from '@/lib/audit-log/queries';
import { route } from '@/lib/desk-paths';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';

/** The URL of a selection. */
const hrefOf = (filter: AuditLogFilter) => route('dashboard.admin.audit-log', {}, filter);

/** A filter that came with a link, and its label. */
export interface NamedFilter {
  name: 'actor_id' | 'user_id' | 'listing_id';
  label: string;
}

interface AuditFiltersProps {
  filter: AuditLogFilter;
  actors: readonly LogActor[];
  named: readonly NamedFilter[];
}

/** Filters by action, admin, days, and the person or home that a link named. Each selection has its own URL. */
export function AuditFilters({ filter, actors, named }: AuditFiltersProps) {
  const router = useRouter();
  const go = (change: AuditLogFilter) => router.push(hrefOf({ ...filter, ...change }));
  const id = useId();
  return (
    <div className="mb-5 space-y-3">
      <form
        role="search"
        aria-label={texts.filter}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 grow basis-60 sm:max-w-80">
          <label htmlFor={`${id}-action`}>{texts.action}</label>
          <select
            id={`${id}-action`}
            value={filter.action ?? ''}
            onChange={({ target }) => go({ action: auditActions.find((action) => action === target.value) })}
            className="control control-select truncate"
          >
            <option value="">{texts.anything}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {texts.actions[action]}
              </option>
            ))}
          </select>
        </div>
        <div className="min-w-0 grow basis-48 sm:max-w-64">
          <label htmlFor={`${id}-actor`}>{texts.actor}</label>
          <select
            id={`${id}-actor`}
            value={filter.actor_id ?? ''}
            onChange={({ target }) =>
              go({ actor_id: actors.find((actor) => String(actor.id) === target.value)?.id })
            }
            className="control control-select truncate"
          >
            <option value="">{texts.anybody}</option>
            {actors.map((actor) => (
              <option key={actor.id} value={actor.id}>
                {actor.name}
              </option>
            ))}
          </select>
        </div>
        {(['from', 'to'] as const).map((name) => (
          <div key={name} className="min-w-0 grow basis-36 sm:max-w-48">
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <DayInput
              id={`${id}-${name}`}
              value={filter[name] ?? ''}
              onChange={(day) => go({ [name]: day || undefined })}
            />
          </div>
        ))}
        <LinkButton href={auditLogFileUrl(filter)} download variant="secondary" aria-label={texts.csvLabel}>
          <Download aria-hidden className="size-4" />
          <span>{texts.csv}</span>
        </LinkButton>
      </form>
      {named.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {named.map(({ name, label }) => (
            <li key={name}>
              <Link
                href={hrefOf({ ...filter, [name]: undefined })}
                aria-label={texts.withoutFilter(label)}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                <span>{label}</span>
                <X aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
