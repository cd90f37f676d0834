import { Words } from '@/components/ui/words';
import { optionGroups } from '@/lib/listings/option-groups';
import { facts } from '@/components/search/facts';
import type { ChoicesModel } from '@/lib/search/overview-model';
import { settingParameter } from '@/lib/search/parameters';
import { listingOptionTexts, optionGroupTexts } from '@/lib/texts/listings';

const groups = optionGroups.map(({ key, options }) => ({
  key,
  options: options.filter((option) => !facts.some(({ name }) => name === settingParameter(option))),
}));

/** Features that a listing has or lacks, in groups, except those that have a large chip. */
export function ComfortSwitches({ values }: ChoicesModel) {
  return (
    <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-2">
      {groups.map(({ key, options }) => (
        <fieldset key={key} className="min-w-0">
          <legend className="font-semibold text-ci-gray-900">{optionGroupTexts[key]}</legend>
          <div className="mt-3 flex flex-wrap gap-2">
            {options.map((option) => (
              <label key={option} className="pick">
                <input
                  type="checkbox"
                  name={settingParameter(option)}
                  value="1"
                  defaultChecked={values[settingParameter(option)] === '1'}
                />
                <Words>{listingOptionTexts[option]}</Words>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
