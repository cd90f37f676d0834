'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { refreshBilling, tariffsMutation, tariffsQuery } from '@/lib/billing/queries';
import { priceChanges } from '@/lib/billing/price-changes';
import type { PriceChange } from '@/lib/billing/price-changes';
import type { MoneyDto, MoneyInput } from '@/lib/billing/tariffs';
import { formatAmount } from '@/lib/money/euro';
import { tariffTexts as texts } from '@/lib/texts/tariffs';

const schema = async () => (await import('@/lib/billing/tariffs')).moneyInput;

const valuesOf = ({ version, payment_grace_days, plans }: MoneyDto): MoneyInput => ({
  version,
  payment_grace_days,
  plans: plans.map(({ id, amount, trial_days }) => ({ id, amount, trial_days })),
});

/** The form for all tariffs; a changed price has to be confirmed first. */
export function TariffForm({ tariffs }: { tariffs: MoneyDto }) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(tariffsMutation());
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const answer = useRef<(isSure: boolean) => void>(null);

  function isSure(asked: readonly PriceChange[]): Promise<boolean> {
    setChanges(asked);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function settle(sure: boolean) {
    answer.current?.(sure);
    answer.current = null;
  }

  async function save(values: MoneyInput) {
    const asked = priceChanges(tariffs.plans, values.plans);
    if (asked.length > 0 && !(await isSure(asked))) return;
    const { data } = await mutateAsync(values).catch((error: unknown) => {
      throw toTellable(error, texts.saveFailed);
    });
    client.setQueryData(tariffsQuery().queryKey, data);
    toast.success(texts.saved);
    await refreshBilling(client);
  }

  return (
    <Card>
      <Form
        schema={schema}
        defaultValues={valuesOf(tariffs)}
        onSubmit={save}
        errorText={texts.saveFailed}
        label={texts.form}
      >
        {tariffs.plans.map((plan, place) => (
          <fieldset key={plan.id} className="space-y-5">
            <legend className="mb-3 text-lg font-semibold text-ci-gray-900">
              {texts.planTitle(plan.name, plan.period)}
            </legend>
            <EuroField
              name={`plans.${place}.amount`}
              label={texts.amount}
              help={texts.amountHelp(formatAmount(plan.usual_amount, plan.currency), plan.vat_excluded)}
            />
            <NumberField
              name={`plans.${place}.trial_days`}
              label={texts.trialDays}
              help={texts.trialDaysHelp}
            />
          </fieldset>
        ))}
        <NumberField name="payment_grace_days" label={texts.graceDays} help={texts.graceDaysHelp} />
        <SubmitButton>{texts.save}</SubmitButton>
      </Form>
      <ConfirmDialog
        open={changes.length > 0}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          settle(false);
          setChanges([]);
        }}
        title={texts.confirm}
        description={texts.affected}
        confirmLabel={texts.confirmLabel}
        destructive={false}
        onConfirm={() => settle(true)}
      >
        <ul className="list-disc space-y-1 pl-5">
          {changes.map(({ plan, from, to }) => (
            <li key={plan.id}>
              {texts.change(
                texts.planTitle(plan.name, plan.period),
                formatAmount(from, plan.currency),
                formatAmount(to, plan.currency),
              )}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </Card>
  );
}
