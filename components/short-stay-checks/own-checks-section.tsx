'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CountedList } from '@/components/layout/counted-list';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import type { OwnShortStayCheckDto } from '@/lib/short-stay-checks/contract';
import { ownChecksQuery } from '@/lib/short-stay-checks/queries';
import { ownCheckTexts as texts } from '@/lib/texts/short-stay-checks';

/** What random checks found about a landlord's own homes (docs/rules/short-stay-checks.md). */
export function OwnChecksSection({ page }: { page: number }) {
  const id = useId();
  const list = useQuery(ownChecksQuery(page));
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-2 text-xl">
        {texts.title}
      </h2>
      <p className="mb-4 max-w-prose text-ci-gray-700">{texts.intro}</p>
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={texts.none}
        all={null}
        count={texts.count}
        href={(number) => route('dashboard.stay-reports', {}, { checks: number > 1 ? number : null })}
      >
        {(checks) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {checks.map((check) => (
              <Found key={`${check.listing.id} ${check.area.area_id} ${check.told_at}`} check={check} />
            ))}
          </ul>
        )}
      </CountedList>
    </section>
  );
}

function Found({ check }: { check: OwnShortStayCheckDto }) {
  const { listing, area, flags, told_at: told, acknowledged_at: acknowledged } = check;
  return (
    <li className="min-w-0">
      <Card className="h-full space-y-4">
        <h3 className="text-lg font-semibold wrap-anywhere">{listing.name}</h3>
        <ul className="space-y-2">
          {flags.map(({ code, text }) => (
            <li key={code} className="wrap-anywhere">{`${code}: ${text}`}</li>
          ))}
        </ul>
        <FactList
          empty=""
          facts={[
            { label: texts.facts.area, value: area.name ?? area.area_id },
            { label: texts.facts.authority, value: area.authority },
            { label: texts.facts.told, value: formatMoment(told) },
            {
              label: texts.facts.acknowledged,
              value: acknowledged === null ? texts.waiting : formatMoment(acknowledged),
            },
          ]}
        />
        <LinkButton
          as={Link}
          href={route('listing.edit', { slug: listing.slug })}
          variant="secondary"
          size="sm"
          aria-label={texts.mendNamed(listing.name)}
        >
          {texts.mend}
        </LinkButton>
      </Card>
    </li>
  );
}
