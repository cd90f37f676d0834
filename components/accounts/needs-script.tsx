import { Alert } from '@/components/ui/alert';

/** Says, where no script runs, what cannot be done without and who helps. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <div className="mb-6 hidden max-w-form noscript:block">
      <Alert tone="warning">
        <p>{text}</p>
      </Alert>
    </div>
  );
}
