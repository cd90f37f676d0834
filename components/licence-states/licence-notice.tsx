import { Alert } from '@/components/ui/alert';
import type { OwnListing } from '@/lib/listings/contract';
import { licenceStateTexts as texts } from '@/lib/texts/licence-states';

/** Tells the landlord what is wrong with the home's licence number; nothing if it is known, or was not assessed yet. */
export function LicenceNotice({ listing }: { listing: Pick<OwnListing, 'licence_state' | 'logiesdecreet'> }) {
  const { licence_state: state, logiesdecreet: number } = listing;
  if (state === null || state === 'known') return null;
  return (
    <Alert tone="warning" title={texts.noticeTitle}>
      <p>{texts.told[state].what(number)}</p>
      <p className="mt-1">{texts.told[state].next}</p>
    </Alert>
  );
}
