import { useGiven } from '@/components/search/use-given';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { facts, isAsked } from '@/components/search/facts';
import type { Fact } from '@/components/search/facts';
import type { FieldsModel } from '@/lib/search/overview-model';
import { searchTexts } from '@/lib/texts/search';
import { searchFormTexts } from '@/lib/texts/search-form';

/** The facts that most guests ask for, as large chips. */
export function FactChips({ fields: { advanced, bar } }: { fields: FieldsModel }) {
  const values = { ...advanced.values, pets: String(bar.party.pets || '') };
  return (
    <fieldset>
      <legend className="font-semibold text-ci-gray-900">{searchTexts.form.factsTitle}</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 @xl:grid-cols-3">
        {facts.map((fact) => {
          const Chip = fact.name === 'pets' || fact.name === 'oceanview' ? SharedChip : OwnChip;
          return <Chip key={fact.name} fact={fact} isOn={isAsked(fact, values[fact.name])} />;
        })}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  fact: Fact;
  isOn: boolean;
}

/** A field of the form. */
function OwnChip({ fact, isOn }: ChipProps) {
  return (
    <label className="fact-chip">
      <input type="checkbox" name={fact.name} value={fact.value} defaultChecked={isOn} />
      <ChipWords fact={fact} />
    </label>
  );
}

/**
 * Sets another field of the form, which has more values (components/search/facts.ts). Without JavaScript it is a button
 * that submits the form with this value, and not shown once that field has one.
 */
function SharedChip({ fact, isOn }: ChipProps) {
  const [isChecked, setChecked] = useGiven(isOn, String);
  return (
    <>
      <label className="fact-chip noscript:hidden">
        <input
          type="checkbox"
          data-sets={fact.name}
          value={fact.value}
          checked={isChecked}
          onChange={({ target }) => setChecked(target.checked)}
        />
        <ChipWords fact={fact} />
      </label>
      {!isOn && (
        <button type="submit" name={fact.name} value={fact.value} className="fact-chip hidden noscript:flex">
          <ChipWords fact={fact} />
        </button>
      )}
    </>
  );
}

function ChipWords({ fact: { icon, label } }: Pick<ChipProps, 'fact'>) {
  return (
    <>
      <Icon name={icon} thin className="size-6 shrink-0" />
      <Words>{searchFormTexts.facts[label]}</Words>
    </>
  );
}
