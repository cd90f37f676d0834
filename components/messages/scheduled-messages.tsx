'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ReplyTemplates } from '@/components/messages/reply-templates';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { formatMoment } from '@/lib/format/date';
import type { ScheduledMessage } from '@/lib/messages/contract';
import { pressScheduled, refreshScheduled, scheduledMessagesQuery } from '@/lib/messages/scheduled-queries';
import { automaticMessageTexts as texts } from '@/lib/texts/automatic-messages';
import { messageTexts } from '@/lib/texts/messages';
import { uiTexts } from '@/lib/texts/ui';

const tones: Readonly<Record<ScheduledMessage['state'], BadgeTone>> = {
  coming: 'sand',
  sent: 'blue',
  skipped: 'gray',
  missed: 'gray',
};

interface ScheduledMessagesProps {
  /** The stay. */
  id: number;
  /** Admins can only read. */
  mayWrite: boolean;
}

/** The reply texts that will be sent to a guest automatically, each to skip or send now, and a link to the texts. */
export function ScheduledMessages({ id, mayWrite }: ScheduledMessagesProps) {
  const { data, isError, refetch } = useQuery(scheduledMessagesQuery(id));
  if (data === undefined && isError)
    return (
      <Alert tone="error">
        {texts.failed}{' '}
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      </Alert>
    );
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton className="h-16 rounded-panel" />
      </SkeletonGroup>
    );
  return (
    <>
      {data.length === 0 ? (
        <p className="text-ci-gray-700">{texts.none}</p>
      ) : (
        <ul aria-label={messageTexts.byThemselves} className="divide-y divide-ci-gray-200">
          {data.map((one) => (
            <Line key={one.template_id} id={id} one={one} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className="mt-4">
          <ReplyTemplates />
        </div>
      )}
    </>
  );
}

interface LineProps extends ScheduledMessagesProps {
  one: ScheduledMessage;
}

function Line({ id, one, mayWrite }: LineProps) {
  const { name, at, state, text } = one;
  const isOpen = state === 'coming' || state === 'missed';
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere text-ci-gray-900">{name}</strong>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <time dateTime={at} className="figures text-ci-gray-700">
          {formatMoment(at)}
        </time>
      </div>
      {state === 'missed' && <p className="text-ci-gray-700">{texts.missed}</p>}
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.show}</summary>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </details>
      {mayWrite && isOpen && <Buttons id={id} one={one} />}
    </li>
  );
}

function Buttons({ id, one: { template_id: template, name, state } }: { id: number; one: ScheduledMessage }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: 'send' | 'skip') => pressScheduled(id, template, act),
    onSuccess: (_, act) => toast.success(act === 'send' ? texts.sent : texts.skipped),
    onError: (error, act) => {
      const failed = act === 'send' ? texts.sendFailed : texts.skipFailed;
      toast.error(toTellable(error, failed), failed);
    },
    // After a refusal too: somebody else was first, or it has been sent by now.
    onSettled: () => refreshScheduled(client, id),
  });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.sendOf(name)}
        pending={isPending && variables === 'send'}
        disabled={isPending}
        onClick={() => mutate('send')}
      >
        {texts.send}
      </Button>
      {state === 'coming' && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.skipOf(name)}
          pending={isPending && variables === 'skip'}
          disabled={isPending}
          onClick={() => mutate('skip')}
        >
          {texts.skip}
        </Button>
      )}
    </div>
  );
}
