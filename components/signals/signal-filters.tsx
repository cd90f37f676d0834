import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button-styles';
import { route } from '@/lib/desk-paths';
import { signalKinds, signalStates } from '@/lib/signals/kinds';
import type { SignalFilter } from '@/lib/signals/queries';
import { signalTexts as texts } from '@/lib/texts/signals';

/** The state and the kind, each state with a URL of its own. */
export function SignalFilters({ filter }: { filter: SignalFilter }) {
  return (
    <div className="mb-5 grid gap-2">
      <Choices
        label={texts.filter}
        choices={signalStates.map((state) => ({ ...filter, state, label: texts.states[state] }))}
        current={filter}
      />
      <Choices
        label={texts.kind}
        choices={[null, ...signalKinds].map((kind) => ({
          ...filter,
          kind,
          label: kind === null ? texts.allKinds : texts.kinds[kind],
        }))}
        current={filter}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly (SignalFilter & { label: string })[];
  current: SignalFilter;
}

function Choices({ label, choices, current }: ChoicesProps) {
  return (
    <nav aria-label={label} className="-mx-1 max-w-full overflow-x-auto px-1 py-1 [scrollbar-width:none]">
      <ul className="flex gap-2">
        {choices.map(({ label: name, ...filter }) => {
          const isCurrent = filter.kind === current.kind && filter.state === current.state;
          return (
            <li key={name} className="shrink-0">
              <Link
                href={route('dashboard.admin.signals', {}, filter)}
                aria-current={isCurrent ? 'page' : undefined}
                className={buttonClass({ variant: isCurrent ? 'primary' : 'secondary', size: 'sm' })}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
