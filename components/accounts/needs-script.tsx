import { Alert } from '@/components/ui/alert';

/** Shown only without JavaScript: says what does not work then and whom to ask for help. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <div className="mb-6 hidden max-w-form noscript:block">
      <Alert tone="warning">
        <p>{text}</p>
      </Alert>
    </div>
  );
}
