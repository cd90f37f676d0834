import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { facts } from '@/components/search/facts';
import { overviewPage } from '@/lib/search/overview-page';
import { searchFormTexts as texts } from '@/lib/texts/search-form';

/** The facts that most guests ask for, each added to the search by a press; active ones are shown as chips instead. */
export function QuickFilters({ query }: { query: string }) {
  const asked = new URLSearchParams(query);
  return (
    <ul aria-label={texts.quick.label} className="flex gap-2">
      {facts
        .filter(({ name }) => !asked.has(name))
        .map(({ name, value, label, icon }) => (
          <li key={name}>
            <a
              href={overviewPage(`${new URLSearchParams([...asked, [name, value]])}`, 1)}
              data-in-place
              rel="nofollow"
              className="chip"
            >
              <Icon name={icon} thin className="size-5 shrink-0" />
              <Words>{texts.facts[label]}</Words>
            </a>
          </li>
        ))}
    </ul>
  );
}
