/** Describes a contradiction among prices and rules to the landlord. */
import { nightCountText } from '@/lib/format/count';
import { formatWholeEuro } from '@/lib/money/euro';
import type { Contradiction } from '@/lib/stays/contradictions';
import { contradictionTexts as texts } from '@/lib/texts/stay-prices';

export function contradictionText(found: Contradiction): string {
  switch (found.kind) {
    case 'too_long_stay':
      return texts.tooLongStay(found.season, nightCountText(found.min_stay), nightCountText(found.max_stay));
    case 'no_stay':
      return texts.noStay(found.season);
    case 'below_standard':
      return texts.belowStandard(found.season, formatWholeEuro(found.price));
    case 'cheap_weekend':
      return texts.cheapWeekend(
        found.season,
        formatWholeEuro(found.weekend_price),
        formatWholeEuro(found.price),
      );
    case 'lost_weekend_price':
      return texts.lostWeekendPrice(
        found.season,
        formatWholeEuro(found.price),
        formatWholeEuro(found.weekend_price),
      );
    case 'cheap_usual_weekend':
      return texts.cheapUsualWeekend(formatWholeEuro(found.weekend_price), formatWholeEuro(found.price));
    case 'idle_week_price':
      return texts.idleWeekPrice(
        found.season,
        formatWholeEuro(found.week_price),
        formatWholeEuro(found.seven_nights),
      );
    case 'discount_too_long':
      return texts.discountTooLong(nightCountText(found.nights));
    case 'discount_shrinks':
      return texts.discountShrinks(nightCountText(found.nights), found.percent, found.before);
    case 'last_minute_too_late':
      return texts.lastMinuteTooLate(found.days, found.notice);
    case 'early_too_early':
      return texts.earlyTooEarly(found.days, found.ahead);
    case 'pets_not_allowed':
      return texts.petsNotAllowed;
  }
}
