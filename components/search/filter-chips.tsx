import { partOf } from '@/lib/languages/texts';
import { Icon } from '@/components/ui/icon';
import { route } from '@/lib/paths';
import type { ChipModel } from '@/lib/search/overview-model';
import { searchPageTexts } from '@/lib/texts/search-page';

const texts = partOf(searchPageTexts, 'chips');

/** The active filters as chips, each linking to the search without it. Nothing when none is active. */
export function FilterChips({ chips }: { chips: readonly ChipModel[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="flex gap-2">
      {chips.map(({ parameter, label, href, rel }) => (
        <li key={parameter}>
          <a href={href} data-in-place rel={rel} className="chip chip-on">
            <span className="sr-only">{`${texts.remove} `}</span>
            <span>{label}</span>
            <Icon name="x" className="size-4.5 shrink-0" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a
            href={route('listing.index')}
            data-in-place="all"
            className="link inline-block px-2 py-2.5 whitespace-nowrap"
          >
            {texts.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
