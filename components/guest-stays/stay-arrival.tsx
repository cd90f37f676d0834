import { GuestPart } from '@/components/guest-stays/guest-page-frame';
import { FactList } from '@/components/ui/fact-list';
import { isDay } from '@/lib/dates/day';
import { formatWeekday } from '@/lib/format/date';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { langOf, translateName } from '@/lib/languages/language';
import { wayInTexts } from '@/lib/texts/way-in';
import type { WayInDue } from '@/lib/way-in/contract';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

const dueText = ({ day }: WayInDue) =>
  day === null || !isDay(day) ? wayInTexts.waitsForPayment : wayInTexts.waitsForDay(formatWeekday(day));

/** What an approved guest needs on arrival: the address, whom to call, how to get in. */
export function StayArrival({ stay, token }: { stay: GuestStay; token: string }) {
  const { address, landlord, arrival_info: info, arrival_info_due: due } = stay;
  const phone = landlord?.phone_number;
  return (
    <GuestPart title={texts.arrivalTitle} tone="blue">
      <FactList
        empty={texts.noAddress}
        facts={[
          {
            label: texts.address,
            value: address?.map((line) => (
              <span key={line} translate={translateName()} className="block">
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
          <p lang={langOf('nl')} className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {info}
          </p>
        </>
      )}
      {due && <p className="figures mt-5">{dueText(due)}</p>}
      <p className="mt-5 print:hidden">
        <a href={`/api/stays/${token}/calendar`} download className="link font-semibold">
          {texts.toCalendar}
        </a>
      </p>
    </GuestPart>
  );
}
