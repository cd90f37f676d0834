import { PriceField } from '@/components/search/price-field';
import { AdvancedChoices } from '@/components/search/advanced-choices';
import { ComfortSwitches } from '@/components/search/comfort-switches';
import { still } from '@/components/ui/still';
import type { FieldsModel } from '@/lib/search/overview-model';

// Fields that the browser alone changes (`fillForm`): their script is never needed where they were sent.
const StillChoices = still(
  typeof window === 'undefined' ? AdvancedChoices : null,
  async () => (await import('@/components/search/advanced-choices')).AdvancedChoices,
  { className: 'contents' },
);
const StillSwitches = still(
  typeof window === 'undefined' ? ComfortSwitches : null,
  async () => (await import('@/components/search/comfort-switches')).ComfortSwitches,
  { as: 'fieldset' },
);

/** Everything else that can be searched for. */
export function AdvancedFields({ fields }: { fields: FieldsModel }) {
  return (
    <div className="space-y-8">
      <div className="grid gap-x-4 gap-y-5 sm:@md:grid-cols-2 md:@2xl:grid-cols-3">
        <PriceField range={fields.price} />
        <input type="hidden" name="bbox" value={fields.bbox ?? ''} />
        <StillChoices choices={fields.advanced} today={fields.today} />
      </div>
      <StillSwitches {...fields.advanced} />
    </div>
  );
}
