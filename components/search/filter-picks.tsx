import type { FilterOptionsProps } from '@/components/search/filter-options';
import { Words } from '@/components/ui/words';
import type { SearchParameter } from '@/lib/search/parameters';

interface FilterPicksProps extends FilterOptionsProps {
  name: SearchParameter;
  label: string;
}

/** A filter with few values, all visible. Another value from a link is added to them, so that it is not lost. */
export function FilterPicks({ name, label, any, options, value, valueLabel }: FilterPicksProps) {
  const isForeign = value !== '' && !options.some(([known]) => known === value);
  const foreign = isForeign ? [[value, valueLabel ?? value] as const] : [];
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="font-semibold text-ci-gray-900">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {[['', any] as const, ...foreign, ...options].map(([known, text]) => (
          <label key={known} className="pick">
            <input type="radio" name={name} value={known} defaultChecked={known === value} />
            <Words>{text}</Words>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
