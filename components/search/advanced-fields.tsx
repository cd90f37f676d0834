import { useLayoutEffect } from 'react';
import { AdvancedChoices } from '@/components/search/advanced-choices';
import { ComfortSwitches } from '@/components/search/comfort-switches';
import { PriceField } from '@/components/search/price-field';
import type { FieldsModel } from '@/lib/search/overview-model';

interface AdvancedFieldsProps {
  fields: FieldsModel;
  /** Called when the fields are in the form. */
  onDrawn?: () => void;
}

/** All other filters. */
export function AdvancedFields({ fields, onDrawn }: AdvancedFieldsProps) {
  // A layout effect, so that nothing can submit the form while it holds a value twice or not at all.
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <div className="space-y-8">
      <div className="grid gap-x-4 gap-y-5 sm:@md:grid-cols-2 md:@2xl:grid-cols-3">
        <PriceField range={fields.price} />
        <input type="hidden" name="bbox" value={fields.bbox ?? ''} />
        <AdvancedChoices choices={fields.advanced} today={fields.today} />
      </div>
      <ComfortSwitches {...fields.advanced} />
    </div>
  );
}
