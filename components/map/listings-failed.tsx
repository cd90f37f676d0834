import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { mapTexts } from '@/lib/texts/map';
import { uiTexts } from '@/lib/texts/ui';

/** Says that the listings could not be loaded; with a retry button once automatic retries have ended. */
export function ListingsFailed({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <Alert tone="error" live className="absolute top-3 right-14 left-3 z-10 max-w-md">
      <p>{mapTexts.listingsFailed}</p>
      {onRetry && (
        <Button size="sm" variant="secondary" onClick={onRetry} className="mt-2">
          {uiTexts.retry}
        </Button>
      )}
    </Alert>
  );
}
