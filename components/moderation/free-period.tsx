'use client';

import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { DateField } from '@/components/forms/date-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import type { ModeratedListing } from '@/components/moderation/admin-block';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { freePeriodCalls } from '@/lib/billing/calls';
import type { FreePeriod } from '@/lib/billing/calls';
import type { FreePeriodInput } from '@/lib/billing/contract';
import { formatDay } from '@/lib/format/date';
import { freePeriodTexts as texts } from '@/lib/texts/billing';
import { uiTexts } from '@/lib/texts/ui';

const schema = async () => (await import('@/lib/billing/free-period')).freePeriodForm;

type Loaded = { status: 'pending' | 'failed' } | { status: 'done'; period: FreePeriod };

/** The period in which the listing may be online without payment: granting, changing and revoking it. */
export function FreePeriodPart({ listing }: { listing: ModeratedListing }) {
  const id = useId();
  const { loaded, retry, set } = useFreePeriod(listing.id);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {texts.title}
      </h3>
      {loaded.status === 'pending' && (
        <SkeletonGroup className="mt-2">
          <Skeleton className="h-6 max-w-md" />
        </SkeletonGroup>
      )}
      {loaded.status === 'failed' && (
        <Alert tone="error" title={texts.loadFailed} className="mt-2" live>
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </Alert>
      )}
      {loaded.status === 'done' && (
        <>
          <p className="mt-1">{sentenceOf(loaded.period)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Grant listing={listing} period={loaded.period} onDone={set} />
            {loaded.period && <TakeBack listing={listing} onDone={() => set(null)} />}
          </div>
        </>
      )}
    </section>
  );
}

function sentenceOf(period: FreePeriod): string {
  if (period === null) return texts.none;
  return period.until === null ? texts.open : texts.until(formatDay(period.until));
}

function useFreePeriod(listingId: number) {
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'pending' });
  useEffect(() => {
    const abort = new AbortController();
    async function load() {
      setLoaded({ status: 'pending' });
      try {
        setLoaded({ status: 'done', period: await freePeriodCalls.get(listingId, abort.signal) });
      } catch {
        if (!abort.signal.aborted) setLoaded({ status: 'failed' });
      }
    }
    void load();
    return () => abort.abort();
  }, [listingId, attempt]);
  return {
    loaded,
    retry: () => setAttempt(attempt + 1),
    set: (period: FreePeriod) => setLoaded({ status: 'done', period }),
  };
}

interface GrantProps {
  listing: ModeratedListing;
  period: FreePeriod;
  onDone: (period: FreePeriod) => void;
}

function Grant({ listing, period, onDone }: GrantProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = texts.grantTitle(listing.name);

  async function grant(values: FreePeriodInput) {
    const granted = await freePeriodCalls.grant(listing.id, values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    setIsOpen(false);
    toast.success(texts.granted);
    onDone(granted);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm">
          {period === null ? texts.grant : texts.change}
        </Button>
      }
      title={title}
      description={texts.grantText}
    >
      <Form
        schema={schema}
        defaultValues={{
          end: period !== null && period.until === null ? 'never' : 'day',
          until: period?.until ?? '',
        }}
        onSubmit={grant}
        errorText={texts.failed}
        label={title}
        className="mt-5"
      >
        <ChoiceField
          name="end"
          label={texts.end}
          options={[
            { value: 'day', label: texts.ends.day },
            { value: 'never', label: texts.ends.never },
          ]}
        />
        <LastDay />
        <DialogFoot submit={texts.save} onCancel={() => setIsOpen(false)} />
      </Form>
    </Dialog>
  );
}

/** Only shown if the period has an end. */
function LastDay() {
  const end: unknown = useWatch({ name: 'end' });
  return end === 'day' ? <DateField name="until" label={texts.day} help={texts.dayHelp} /> : null;
}

function TakeBack({ listing, onDone }: { listing: ModeratedListing; onDone: () => void }) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          {texts.takeBack}
        </Button>
      }
      title={texts.takeBackTitle(listing.name)}
      description={texts.takeBackText}
      confirmLabel={texts.takeBack}
      onConfirm={async () => {
        await freePeriodCalls.takeBack(listing.id).catch((error: unknown) => {
          throw toTellable(error, texts.failed);
        });
        toast.success(texts.takenBack);
        onDone();
      }}
      errorText={texts.failed}
    />
  );
}
