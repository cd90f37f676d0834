import { MOST } from '@/components/stays/step-party';
import { cn } from '@/components/ui/cn';
import { comers } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { partyFieldTexts as texts } from '@/lib/texts/party-field';

interface PlainPartyProps {
  party: Party;
  /** Whether there has to be an adult. */
  isRequired?: boolean;
  className?: string;
}

/** The party as a select for each kind, for browsers without JavaScript. */
export function PlainParty({ party, isRequired = false, className }: PlainPartyProps) {
  return (
    <div className={cn('items-end', className)}>
      {comers.map((who) => (
        <label key={who} className="block">
          <span className="block px-2 text-sm leading-tight text-ci-gray-600">{texts.rows[who].label}</span>
          <select name={who} defaultValue={party[who] || ''} className="w-full text-base">
            {!(isRequired && who === 'adults') && (
              <option value="">{who === 'adults' ? texts.unsaid : texts.none}</option>
            )}
            {numbers(Math.max(MOST[who], party[who])).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

const numbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
