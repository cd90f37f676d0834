import type { Metadata } from 'next';
import { UndoEmailChange } from '@/components/accounts/undo-email-change';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { verifyEmailInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';

const { undo } = accountTexts;

export const metadata: Metadata = { title: undo.title, robots: { index: false }, referrer: 'no-referrer' };

interface UndoEmailChangePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?token=…`, from the letter to the old address. A visit changes nothing: mail scanners open links. */
export default async function UndoEmailChangePage({ searchParams }: UndoEmailChangePageProps) {
  const link = verifyEmailInput.safeParse(await searchParams);
  return (
    <>
      <PageHeading title={undo.title} />
      {link.success ? (
        <UndoEmailChange token={link.data.token} />
      ) : (
        <div className="max-w-form">
          <Alert tone="error">
            <p>{undo.incomplete}</p>
          </Alert>
        </div>
      )}
    </>
  );
}
