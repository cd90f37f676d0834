import { GuestPart } from '@/components/guest-stays/guest-page-frame';
import { FactList } from '@/components/ui/fact-list';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

/** What an approved guest needs on arrival: the address, whom to call, how to get in. */
export function StayArrival({ stay, token }: { stay: GuestStay; token: string }) {
  const { address, landlord, arrival_info: info } = stay;
  const phone = landlord?.phone_number;
  return (
    <GuestPart title={texts.arrivalTitle} tone="blue">
      <FactList
        empty={texts.noAddress}
        facts={[
          {
            label: texts.address,
            value: address?.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            )),
          },
          ...(landlord ? [{ label: texts.host, value: landlord.full_name }] : []),
          ...(phone
            ? [
                {
                  label: texts.phone,
                  value: (
                    <a href={phoneHref(phone)} className="link">
                      {formatPhone(phone)}
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
      {info !== null && info !== '' && (
        <>
          <h3 className="mt-5 font-semibold">{texts.info}</h3>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{info}</p>
        </>
      )}
      <p className="mt-5 print:hidden">
        <a href={`/api/stays/${token}/calendar`} download className="link font-semibold">
          {texts.toCalendar}
        </a>
      </p>
    </GuestPart>
  );
}
