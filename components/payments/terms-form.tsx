'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SwitchField } from '@/components/forms/switch-field';
import { Alert } from '@/components/ui/alert';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { depositMoments } from '@/lib/payments/plan';
import { paymentTermsQuery, savePaymentTerms } from '@/lib/payments/queries';
import { paymentDeskTexts as texts } from '@/lib/texts/payment-desk';

const schema = async () => (await import('@/lib/payments/terms-contract')).paymentTermsDto;

const moments = depositMoments.map((value) => ({ value, label: texts.deposits[value] }));

/** When guests of one home pay. */
export function TermsForm({ slug, name }: { slug: string; name: string }) {
  const client = useQueryClient();
  const { data, isPending } = useQuery(paymentTermsQuery(slug));
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-40 rounded-panel" />
      </SkeletonGroup>
    );
  if (!data) return <Alert tone="error">{texts.termsFailed}</Alert>;
  return (
    <Form
      schema={schema}
      defaultValues={data}
      onSubmit={async (values) => {
        const saved = await savePaymentTerms(slug, values).catch((error: unknown) => {
          throw toTellable(error, texts.saveTermsFailed);
        });
        client.setQueryData(paymentTermsQuery(slug).queryKey, saved);
        toast.success(texts.termsSaved);
      }}
      errorText={texts.saveTermsFailed}
      label={texts.termsOf(name)}
      className="max-w-none!"
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NumberField
          name="advance_percent"
          label={texts.advance}
          suffix={texts.percent}
          inputClassName="max-w-24"
        />
        <NumberField
          name="advance_days"
          label={texts.advanceDays}
          suffix={texts.afterApproval}
          wrap
          inputClassName="max-w-24"
        />
        <NumberField
          name="balance_days"
          label={texts.balanceDays}
          suffix={texts.beforeArrival}
          wrap
          inputClassName="max-w-24"
        />
        <SelectField name="deposit" label={texts.deposit} options={moments} placeholder={null} />
      </div>
      <SwitchField name="agreement" label={texts.agreement} help={texts.agreementHelp} className="mt-5" />
      <div className="mt-5">
        <SubmitButton variant="secondary">{texts.saveTerms}</SubmitButton>
      </div>
    </Form>
  );
}
