import { UndoEmailChange } from '@/components/accounts/undo-email-change';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { verifyEmailInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';

interface UndoLinkProps {
  query: Readonly<Record<string, string | string[] | undefined>>;
  /** What is undone: a change of address or a newly added sign-in method. */
  of: 'undo' | 'undoAccess';
}

/** The page behind a mailed link that restores access to an account. */
export function UndoLink({ query, of }: UndoLinkProps) {
  const texts = accountTexts[of];
  const link = verifyEmailInput.safeParse(query);
  return (
    <>
      <PageHeading title={texts.title} />
      {link.success ? (
        <UndoEmailChange token={link.data.token} of={of} />
      ) : (
        <div className="max-w-form">
          <Alert tone="error">
            <p>{texts.incomplete}</p>
          </Alert>
        </div>
      )}
    </>
  );
}
