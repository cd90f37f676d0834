'use client';

import { useQuery } from '@tanstack/react-query';
import { FoundGroups } from '@/components/find/found-groups';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { foundKinds } from '@/lib/find/kinds';
import { foundQuery } from '@/lib/find/queries';
import { route } from '@/lib/desk-paths';
import { findTexts as texts } from '@/lib/texts/find';

/** Everything that was found, on a page of its own; `q` is null before anything was asked. */
export function FindScreen({ q }: { q: string | null }) {
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      {q === null ? <EmptyState drawing="horizon" text={texts.start} /> : <FoundList q={q} />}
    </>
  );
}

function FoundList({ q }: { q: string }) {
  const query = useQuery(foundQuery(q));
  return (
    <OneOfList query={query} failed={texts.failed}>
      {(found) => {
        const count = foundKinds.reduce((sum, kind) => sum + found[kind].length, 0);
        if (count === 0) return <EmptyState text={texts.none(q)} />;
        return (
          <>
            <p role="status" className="figures mb-4 text-ci-gray-600">
              {texts.found(count)}
            </p>
            <FoundGroups found={found} />
            <div className="mt-8 flex flex-wrap gap-3">
              <LinkButton
                as={Link}
                variant="secondary"
                size="sm"
                href={route('dashboard.admin.listing.all', {}, { q })}
              >
                {texts.moreOf.listings}
              </LinkButton>
              <LinkButton
                as={Link}
                variant="secondary"
                size="sm"
                href={route('dashboard.admin.booking-request.index', {}, { q })}
              >
                {texts.moreOf.booking_requests}
              </LinkButton>
            </div>
          </>
        );
      }}
    </OneOfList>
  );
}
