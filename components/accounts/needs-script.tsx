import { Alert } from '@/components/ui/alert';

/** Says, where no script runs, what cannot be done without and who helps. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <noscript>
      <div className="mb-6 max-w-form">
        <Alert tone="warning">
          <p>{text}</p>
        </Alert>
      </div>
    </noscript>
  );
}
