'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { PaymentAccountDto } from '@/lib/payments/account-contract';
import { paymentAccountQuery, savePaymentAccount } from '@/lib/payments/queries';
import { paymentDeskTexts as texts } from '@/lib/texts/payment-desk';

const schema = async () => (await import('@/lib/payments/account-contract')).paymentAccountInput;

/** The landlord's account, to fill in, change or remove. */
export function AccountPart({ userId }: { userId: number }) {
  const { data, isPending } = useQuery(paymentAccountQuery(userId));
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-64 rounded-panel" />
      </SkeletonGroup>
    );
  if (!data) return <Alert tone="error">{texts.loadFailed}</Alert>;
  return <AccountForm account={data} userId={userId} />;
}

function AccountForm({ account, userId }: { account: PaymentAccountDto; userId: number }) {
  const client = useQueryClient();
  const { iban, holder_name, bic } = account;
  const keep = (saved: PaymentAccountDto) => client.setQueryData(paymentAccountQuery(userId).queryKey, saved);
  return (
    <Card>
      <p className="mb-4 text-ci-gray-700">{iban === null ? texts.noAccount : texts.accountHelp}</p>
      <Form
        // Remounts with the account as saved: the number in groups of four, or nothing.
        key={`${iban} ${holder_name} ${bic}`}
        schema={schema}
        defaultValues={{ iban: iban ?? '', holder_name: holder_name ?? '', bic: bic ?? '' }}
        onSubmit={async (values) => {
          const saved = await savePaymentAccount(values).catch((error: unknown) => {
            throw toTellable(error, texts.saveFailed);
          });
          toast.success(texts.saved);
          keep(saved);
        }}
        errorText={texts.saveFailed}
        label={texts.accountTitle}
        className="space-y-5"
      >
        <TextField name="iban" label={texts.iban} autoComplete="off" />
        <TextField name="holder_name" label={texts.holder} autoComplete="name" />
        <TextField name="bic" label={texts.bic} autoComplete="off" inputClassName="max-w-60" optional />
        <SubmitButton>{texts.save}</SubmitButton>
      </Form>
      {iban !== null && (
        <div className="mt-4">
          <ConfirmDialog
            trigger={<Button variant="secondary">{texts.remove}</Button>}
            title={texts.removeTitle}
            description={texts.removeText}
            confirmLabel={texts.remove}
            errorText={texts.removeFailed}
            onConfirm={async () => {
              const saved = await savePaymentAccount({ iban: null, holder_name: null });
              toast.success(texts.removed);
              keep(saved);
            }}
          />
        </div>
      )}
    </Card>
  );
}
