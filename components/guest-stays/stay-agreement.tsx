import { PlainField } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { ActionForm } from '@/components/guest-stays/action-form';
import type { FormSeal } from '@/components/guest-stays/action-form';
import { GuestPart } from '@/components/guest-stays/guest-page-frame';
import { formatMoment } from '@/lib/format/date';
import type { GuestStay } from '@/lib/guest-stays/contract';
import type { Agreement } from '@/lib/payments/agreement-contract';
import { guestAgreementTexts as texts } from '@/lib/texts/guest-agreement';

interface StayAgreementProps {
  stay: GuestStay;
  agreement: Agreement;
  token: string;
  seal: FormSeal;
  memory: PlainMemory;
}

/** The agreement of the stay: to read, to accept, and who accepted it. */
export function StayAgreement({ stay, agreement, token, seal, memory }: StayAgreementProps) {
  const { sha256, accepted_at: at, accepted_by: by } = agreement;
  const isAccepted = at !== null && by !== null;
  const isOpen = !isAccepted && stay.status === 'approved';
  return (
    <GuestPart id="huurovereenkomst" title={texts.title}>
      <p className="max-w-prose wrap-anywhere">
        {isAccepted ? texts.accepted(by, formatMoment(at)) : isOpen ? texts.intro : texts.void}
      </p>
      <p className="mt-4 print:hidden">
        <a href={`/api/stays/${token}/agreement.pdf`} className="link font-semibold">
          {texts.read}
        </a>
      </p>
      {isOpen && (
        <div className="mt-5 max-w-form">
          <ActionForm action={`/api/stays/${token}/agreement/form`} seal={seal} submit={texts.accept}>
            <input type="hidden" name="sha256" value={sha256} />
            <div className="mb-5">
              <PlainField
                memory={memory}
                name="name"
                label={texts.name}
                help={texts.nameHelp}
                autoComplete="name"
              />
            </div>
          </ActionForm>
        </div>
      )}
    </GuestPart>
  );
}
