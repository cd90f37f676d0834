import { PhoneLink } from '@/components/requests/request-parts';
import { Alert } from '@/components/ui/alert';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** Tells the landlord that mail to the guest bounces, and how else to reach them. */
export function UnreachableGuest({ phone }: { phone: string | null }) {
  return (
    <Alert tone="warning" title={texts.unreachable}>
      <p>
        <span>{`${texts.unreachableText} `}</span>
        {phone ? (
          <>
            <span>{`${texts.callGuest} `}</span>
            <PhoneLink phone={phone} />
            <span>.</span>
          </>
        ) : (
          <span>{texts.noPhone}</span>
        )}
      </p>
    </Alert>
  );
}
