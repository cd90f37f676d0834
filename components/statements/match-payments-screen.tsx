'use client';

import { FileButton } from '@/components/forms/file-button';
import { PageHeading } from '@/components/layout/page-heading';
import { StatementOutcome } from '@/components/statements/statement-outcome';
import { useStatement } from '@/components/statements/use-statement';
import { Alert } from '@/components/ui/alert';
import { statementTexts as texts } from '@/lib/texts/statements';

/** Reads a bank statement on the device, and tells which of its lines pay what. */
export function MatchPaymentsScreen({ userId }: { userId: number }) {
  const { state, read, take } = useStatement(userId);
  const isReading = state.is === 'reading';
  return (
    <>
      <PageHeading title={texts.title} intro={<p>{texts.intro}</p>} />
      <FileButton disabled={isReading} onFile={(file) => void read(file)}>
        {texts.choose}
      </FileButton>
      <div className="mt-6 space-y-6">
        <p role="status" className={isReading ? 'text-ci-gray-700' : 'sr-only'}>
          {isReading && texts.reading}
        </p>
        {isReading && (
          <progress aria-label={texts.reading} value={state.share} max={1} className="w-full max-w-sm" />
        )}
        {state.is === 'refused' && (
          <Alert live tone="error" title={texts.refused}>
            <p className="wrap-anywhere">{`${state.where} ${state.why}`}</p>
          </Alert>
        )}
        {state.is === 'read' && (
          <StatementOutcome result={state} onTake={(proposal) => take(state, proposal)} />
        )}
      </div>
    </>
  );
}
