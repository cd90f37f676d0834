import { Switch } from '@/components/ui/switch';
import { Words } from '@/components/ui/words';
import { listingOptions } from '@/lib/listings/options';
import type { ChoicesModel } from '@/lib/search/overview-model';
import { settingParameter } from '@/lib/search/parameters';
import { listingOptionTexts } from '@/lib/texts/listings';
import { searchTexts } from '@/lib/texts/search';

const texts = searchTexts.form;
const switches = listingOptions.filter(({ kind }) => kind === 'boolean');

/** Features that a listing has or lacks. */
export function ComfortSwitches({ values }: ChoicesModel) {
  return (
    <fieldset>
      <legend className="font-semibold text-ci-gray-900">{texts.comfort}</legend>
      <div className="mt-3 grid gap-x-8 gap-y-1 sm:@md:grid-cols-2 lg:@2xl:grid-cols-3">
        {switches.map(({ key }) => (
          <label key={key} className="flex min-h-12 items-center gap-3 wrap-anywhere">
            <Switch
              name={settingParameter(key)}
              value="1"
              defaultChecked={values[settingParameter(key)] === '1'}
            />
            <Words>{listingOptionTexts[key]}</Words>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
