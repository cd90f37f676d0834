'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import { formatMoment } from '@/lib/format/date';
import type { SessionDto } from '@/lib/sessions/contract';
import { refreshSessions, sessionCalls, sessionListQuery } from '@/lib/sessions/queries';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { sessionTexts as texts } from '@/lib/texts/sessions';

interface SessionListProps {
  /** True when an admin impersonates the user: they can view sessions, but not end them. */
  readOnly: boolean;
}

/** The devices on which the user is signed in, each with a button to sign it out. */
export function SessionList({ readOnly }: SessionListProps) {
  const sessions = useQuery(sessionListQuery());
  return (
    <Card>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-2 text-ci-gray-700">{texts.intro}</p>
      {sessions.isPending && (
        <SkeletonGroup className="mt-5 space-y-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void sessions.refetch()}
          pending={sessions.isFetching}
        />
      )}
      {sessions.data && <Devices sessions={sessions.data} readOnly={readOnly} />}
    </Card>
  );
}

function Devices({ sessions, readOnly }: { sessions: readonly SessionDto[] } & SessionListProps) {
  const client = useQueryClient();
  const hasOthers = sessions.some(({ current }) => !current);

  async function endOthers() {
    const ended = await sessionCalls.endOthers();
    toast.success(ended === 0 ? texts.noOthers : texts.endedOthers(ended));
    await refreshSessions(client);
  }

  return (
    <>
      <ul aria-label={texts.title} className="mt-4 divide-y divide-ci-gray-200">
        {sessions.map((session) => (
          <Device key={session.id} session={session} readOnly={readOnly} />
        ))}
      </ul>
      {hasOthers && !readOnly && (
        <div className="mt-5">
          <ConfirmDialog
            trigger={<Button variant="secondary">{texts.endOthers}</Button>}
            title={texts.endOthersTitle}
            description={texts.endOthersText}
            confirmLabel={texts.endOthers}
            destructive={false}
            onConfirm={endOthers}
            errorText={texts.endFailed}
          />
        </div>
      )}
    </>
  );
}

function Device({ session, readOnly }: { session: SessionDto } & SessionListProps) {
  const client = useQueryClient();

  async function end() {
    try {
      await sessionCalls.end(session.id);
      toast.success(texts.ended);
    } catch (error) {
      toast.error(error, texts.endFailed);
    }
    await refreshSessions(client);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div>
        <p className="font-semibold text-ci-gray-900">
          <Words>{`${session.device} `}</Words>
          {session.current && <Badge tone="blue">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-ci-gray-600">
          {texts.used(formatMoment(session.created_at), formatMoment(session.last_seen_at))}
        </p>
      </div>
      {!session.current && !readOnly && (
        <Button variant="quiet" size="sm" aria-label={texts.endOf(session.device)} onClick={() => void end()}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
