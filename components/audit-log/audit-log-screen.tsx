'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { AuditEntries } from '@/components/audit-log/audit-entries';
import { AuditFilters } from '@/components/audit-log/audit-filters';
import type { NamedFilter } from '@/components/audit-log/audit-filters';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import type { AuditEntryDto, AuditLogFilter, LogActor } from '@/lib/audit-log/contract';
import { auditLogQuery } from '@/lib/audit-log/queries';
import { route } from '@/lib/desk-paths';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';

interface AuditLogScreenProps {
  filter: AuditLogFilter;
  /** The admins to filter by. */
  actors: readonly LogActor[];
}

/** Who did what to whom, for admins (docs/rules/users.md#audit-log). */
export function AuditLogScreen({ filter, actors }: AuditLogScreenProps) {
  const list = useInfiniteQuery({
    ...auditLogQuery(filter),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <AuditFilters filter={filter} actors={actors} named={namedFilters(filter, actors, list.data?.[0])} />
      <OneOfList query={list} failed={texts.loadFailed}>
        {(entries) =>
          entries.length === 0 ? (
            <NoEntries isFiltered={Object.values(filter).some((value) => value !== undefined)} />
          ) : (
            <>
              <AuditEntries entries={entries} linked />
              {list.hasNextPage && (
                <Button
                  variant="secondary"
                  className="mt-6"
                  pending={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {texts.older}
                </Button>
              )}
            </>
          )
        }
      </OneOfList>
    </>
  );
}

/** The filter's person and home, named as in an entry found; a listed admin is shown by the select itself. */
function namedFilters(
  filter: AuditLogFilter,
  actors: readonly LogActor[],
  entry: AuditEntryDto | undefined,
): NamedFilter[] {
  const { actor_id: actor, user_id: user, listing_id: listing } = filter;
  const word = (found: { name: string } | null | undefined, id: number) => found?.name ?? texts.number(id);
  return [
    ...(listing ? [{ name: 'listing_id' as const, label: texts.about(word(entry?.listing, listing)) }] : []),
    ...(user ? [{ name: 'user_id' as const, label: texts.about(word(entry?.user, user)) }] : []),
    ...(actor && !actors.some(({ id }) => id === actor)
      ? [{ name: 'actor_id' as const, label: texts.by(word(entry?.actor, actor)) }]
      : []),
  ];
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      text={texts.empty}
      action={
        <LinkButton as={Link} href={route('dashboard.admin.audit-log')}>
          {texts.clear}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState text={texts.nothingYet} />
  );
}
