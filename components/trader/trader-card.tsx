'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { traderTexts as texts } from '@/lib/texts/trader';
import type { TraderDto } from '@/lib/trader/contract';
import { saveTrader, traderQuery } from '@/lib/trader/queries';

const schema = async () => (await import('@/lib/trader/trader-form')).traderForm;

/** Whether a landlord lets privately or as a business, as the pages of their homes say (docs/rules/trader.md). */
export function TraderCard({ userId }: { userId: number }) {
  const query = traderQuery(userId);
  const found = useQuery(query);
  const client = useQueryClient();

  async function save(values: TraderDto) {
    const saved = await saveTrader(values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    client.setQueryData(query.queryKey, saved);
    toast.success(texts.saved);
  }

  return (
    <Card>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 text-ci-gray-700">{texts.intro}</p>
      {found.isPending && (
        <SkeletonGroup className="mt-5">
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void found.refetch()}
          pending={found.isFetching}
        />
      )}
      {found.data && (
        <Form
          schema={schema}
          defaultValues={{
            trader: found.data.trader ?? '',
            enterprise_number: found.data.enterprise_number ?? '',
          }}
          onSubmit={save}
          errorText={texts.failed}
          label={texts.title}
          className="mt-5"
        >
          <ChoiceField
            name="trader"
            label={texts.question}
            options={[
              { value: 'private', label: texts.private },
              { value: 'business', label: texts.business },
            ]}
          />
          <BusinessNumber />
          <SubmitButton>{texts.save}</SubmitButton>
        </Form>
      )}
    </Card>
  );
}

/** Only a business has one. */
function BusinessNumber() {
  const trader: unknown = useWatch({ name: 'trader' });
  if (trader !== 'business') return null;
  return (
    <TextField
      name="enterprise_number"
      label={texts.number}
      help={texts.numberHelp}
      inputMode="numeric"
      inputClassName="max-w-56"
    />
  );
}
