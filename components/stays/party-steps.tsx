import { canStep, stepParty } from '@/components/stays/step-party';
import { cn } from '@/components/ui/cn';
import { comers } from '@/lib/stays/party';
import type { Comer, Party } from '@/lib/stays/party';
import { partyFieldTexts as texts } from '@/lib/texts/party-field';

interface PartyStepsProps {
  party: Party;
  onChange: (party: Party) => void;
  /** The fewest adults: 0 where no party need be chosen. */
  least?: 0 | 1;
  /** Which of them are counted. */
  kinds?: readonly Comer[];
  /** The id of a counter, for links from an error to it. */
  idOf?: (who: Comer) => string;
  /** The id of an explanation of what is wrong with a number, if there is one. */
  faultOf?: (who: Comer) => string | undefined;
  className?: string;
}

/** A counter for each kind of guest: the one way to choose a party, wherever one is chosen. */
export function PartySteps(props: PartyStepsProps) {
  const { party, onChange, least = 0, kinds = comers, idOf, faultOf, className } = props;
  return (
    <ul className={cn('divide-y divide-ci-gray-200', className)}>
      {kinds.map((who) => (
        <li key={who} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
          <span className="min-w-0 grow basis-32">
            <span className="block font-semibold text-ci-gray-900">{texts.rows[who].label}</span>
            <span className="block text-sm text-ci-gray-600">{texts.rows[who].help}</span>
          </span>
          <span className="flex items-center gap-1">
            <Step {...{ party, who, least, onChange }} by={-1} fault={faultOf?.(who)} />
            <output className="figures w-8 text-center text-lg text-ci-gray-900">{party[who]}</output>
            <Step {...{ party, who, least, onChange }} by={1} id={idOf?.(who)} fault={faultOf?.(who)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface StepProps {
  party: Party;
  who: Comer;
  by: 1 | -1;
  least: 0 | 1;
  id?: string;
  fault?: string;
  onChange: (party: Party) => void;
}

/** Not disabled at its limit but only marked so, to keep the focus after the last step. */
function Step({ party, who, by, least, id, fault, onChange }: StepProps) {
  const can = canStep(party, who, by, least);
  const { label } = texts.rows[who];
  return (
    <button
      type="button"
      id={id}
      aria-label={by === 1 ? texts.more(label) : texts.fewer(label)}
      aria-disabled={!can || undefined}
      aria-describedby={fault}
      onClick={() => can && onChange(stepParty(party, who, by))}
      className="grid size-11 place-items-center rounded-full border border-ci-gray-500 text-ci-blue-700 transition-colors duration-150 hover:border-ci-blue-700 aria-disabled:cursor-not-allowed aria-disabled:border-ci-gray-300 aria-disabled:text-ci-gray-400"
    >
      <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
        <path d={by === 1 ? 'M4 10h12M10 4v12' : 'M4 10h12'} />
      </svg>
    </button>
  );
}
