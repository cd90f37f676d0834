import { kept } from '@/components/ui/kept';
import { Switch } from '@/components/ui/switch';
import { listingOptions } from '@/lib/listings/options';
import type { ChoicesModel } from '@/lib/search/overview-model';
import { settingParameter } from '@/lib/search/parameters';
import { listingOptionTexts } from '@/lib/texts/listings';
import { searchTexts } from '@/lib/texts/search';

const texts = searchTexts.form;
const switches = listingOptions.filter(({ kind }) => kind === 'boolean');

interface SwitchProps {
  name: string;
  isOn: boolean;
  label: string;
}

const ComfortSwitch = kept(
  ({ name, isOn, label }: SwitchProps) => (
    <>
      <Switch name={name} value="1" defaultChecked={isOn} />
      {label}
    </>
  ),
  { as: 'label', className: 'flex min-h-12 items-center gap-3 wrap-anywhere' },
);

/** What a home has or has not, as the inside of a fieldset. */
export function ComfortSwitches({ values }: ChoicesModel) {
  return (
    <>
      <legend className="font-semibold text-ci-gray-900">{texts.comfort}</legend>
      <div className="mt-3 grid gap-x-8 gap-y-1 sm:@md:grid-cols-2 lg:@2xl:grid-cols-3">
        {switches.map(({ key }) => (
          <ComfortSwitch
            key={key}
            name={settingParameter(key)}
            isOn={values[settingParameter(key)] === '1'}
            label={listingOptionTexts[key]}
          />
        ))}
      </div>
    </>
  );
}
