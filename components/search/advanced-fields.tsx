import { partOf } from '@/lib/languages/texts';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { HomeChoices, RareChoices } from '@/components/search/advanced-choices';
import { BudgetField } from '@/components/search/budget-field';
import { ComfortSwitches } from '@/components/search/comfort-switches';
import { FactChips } from '@/components/search/fact-chips';
import { PriceField } from '@/components/search/price-field';
import type { FieldsModel } from '@/lib/search/overview-model';
import { searchTexts } from '@/lib/texts/search';

const texts = partOf(searchTexts, 'form');

interface AdvancedFieldsProps {
  fields: FieldsModel;
  /** Called when the fields are in the form. */
  onDrawn?: () => void;
}

/** All other filters: what most guests ask for first, then the price, then the rest in groups. */
export function AdvancedFields({ fields, onDrawn }: AdvancedFieldsProps) {
  // A layout effect, so that nothing can submit the form while it holds a value twice or not at all.
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  const { advanced, price, bbox } = fields;
  return (
    <div className="space-y-8">
      <FactChips fields={fields} />
      <PriceField range={price} />
      <input type="hidden" name="bbox" value={bbox ?? ''} />
      {fields.bar.stay !== null && <BudgetField value={advanced.values.max_total ?? ''} />}
      <FieldGroup title={texts.home}>
        <HomeChoices choices={advanced} />
      </FieldGroup>
      <ComfortSwitches {...advanced} />
      <FieldGroup title={texts.others}>
        <RareChoices choices={advanced} />
      </FieldGroup>
    </div>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-semibold text-ci-gray-900">{title}</legend>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-end gap-x-4 gap-y-5 @2xl:grid-cols-4">
        {children}
      </div>
    </fieldset>
  );
}
