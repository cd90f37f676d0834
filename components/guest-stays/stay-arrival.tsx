import { GuestPart } from '@/components/guest-stays/guest-page-frame';
import { FactList } from '@/components/ui/fact-list';
import { isDay } from '@/lib/dates/day';
import { formatWeekday } from '@/lib/format/date';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { langOf, language, translateName } from '@/lib/languages/language';
import { wayInTexts } from '@/lib/texts/way-in';
import type { WayInDue } from '@/lib/way-in/contract';
import { wayInFor } from '@/lib/way-in/words';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

const dueText = ({ day }: WayInDue) =>
  day === null || !isDay(day) ? wayInTexts.waitsForPayment : wayInTexts.waitsForDay(formatWeekday(day));

/** How to get in, in the page's language if the landlord wrote it in that. */
function infoOf({ arrival_info: dutch, translations: all }: GuestStay) {
  if (!dutch || !all) return null;
  const { fr, de, en } = all;
  return wayInFor(language(), dutch, { fr: fr.arrival_info, de: de.arrival_info, en: en.arrival_info });
}

/** What an approved guest needs on arrival: the address, whom to call, how to get in. */
export function StayArrival({ stay, token }: { stay: GuestStay; token: string }) {
  const { address, landlord, arrival_info_due: due } = stay;
  const info = infoOf(stay);
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
      {info && (
        <>
          <h3 className="mt-5 font-semibold">{texts.info}</h3>
          <p lang={langOf(info.locale)} className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {info.words}
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
