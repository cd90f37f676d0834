import { currentChoices } from '@/components/search/current-choices';
import { SegmentSelect } from '@/components/search/segment-select';
import { StayField } from '@/components/search/stay-field';
import { iconButtonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { cities } from '@/lib/listings/cities';
import type { FieldsModel } from '@/lib/search/overview-model';
import { searchFormTexts as texts } from '@/lib/texts/search-form';

const oneToTen = Array.from({ length: 10 }, (_, index) => index + 1);

/** Where, when, with how many: one bar of three fields at every width. Needs no script. */
export function MainFields({ fields }: { fields: FieldsModel }) {
  const choice = currentChoices(fields.main);
  return (
    <div className="search-bar">
      <SegmentSelect
        {...choice('listing_city_id')}
        label={texts.where}
        any={texts.anyTown}
        options={cities.map(({ id, name }) => [String(id), name])}
      />
      <StayField {...fields} />
      <SegmentSelect
        {...choice('guests')}
        label={texts.guests}
        any={texts.anyGuests}
        options={oneToTen.map((count) => [String(count), texts.guestCount(count)])}
      />
      <button type="submit" className={iconButtonClass({ variant: 'primary', className: 'm-1' })}>
        <Icon name="search" className="size-5" />
        <span className="sr-only">{texts.submit}</span>
      </button>
    </div>
  );
}
