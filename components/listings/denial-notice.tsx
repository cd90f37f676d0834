import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import { formatMomentDay } from '@/lib/format/date';
import type { OwnListing } from '@/lib/listings/contract';
import { denialTexts as texts } from '@/lib/texts/listings';

/** Tells the landlord why an admin took this listing offline; nothing if none did. */
export function DenialNotice({ listing }: { listing: Pick<OwnListing, 'denied_at' | 'denial_message'> }) {
  const { denied_at: deniedAt, denial_message: message } = listing;
  if (deniedAt === null) return null;
  return (
    <Alert tone="warning" title={texts.title(formatMomentDay(deniedAt))}>
      {message === null ? (
        <p>{texts.noReason}</p>
      ) : (
        <p className="break-words whitespace-pre-line">{message}</p>
      )}
      <p className="mt-1">{texts.next}</p>
      <Link href={route('dashboard.decisions')} className="link inline-flex min-h-11 items-center">
        {texts.decision}
      </Link>
    </Alert>
  );
}
