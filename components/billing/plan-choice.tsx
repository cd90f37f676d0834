'use client';

import { useId } from 'react';
import type { PlanDto } from '@/lib/billing/contract';
import { publishTexts as texts } from '@/lib/texts/billing';
import { commissionText, planCostsText } from '@/lib/texts/costs';

interface PlanChoiceProps {
  /** At least one. */
  plans: readonly PlanDto[];
  /** The id of the chosen plan. */
  value: string | undefined;
  onChange: (id: string) => void;
}

/** What publishing costs: a sentence when there is one plan, a choice when there are several. */
export function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  const [only] = plans;
  return (
    <div className="space-y-4">
      {plans.length === 1 && only ? (
        <div>
          <p className="figures text-lg font-semibold text-ci-gray-900">
            {texts.onlyPlan(planCostsText(only))}
          </p>
          {only.trial_days > 0 && <p>{texts.trial(only.trial_days)}</p>}
        </div>
      ) : (
        <fieldset className="min-w-0">
          <legend className="font-semibold text-ci-gray-900">{texts.question}</legend>
          <div className="mt-2 space-y-2">
            <Options plans={plans} value={value} onChange={onChange} />
          </div>
        </fieldset>
      )}
      <p className="text-ci-gray-700">{commissionText()}</p>
      <p className="text-ci-gray-700">{texts.next}</p>
    </div>
  );
}

function Options({ plans, value, onChange }: PlanChoiceProps) {
  const name = useId();
  return plans.map((plan) => (
    <label
      key={plan.id}
      className="flex cursor-pointer gap-3 rounded-control border border-ci-gray-500 bg-surface p-4 has-checked:border-ci-blue-700 has-checked:bg-ci-blue-50"
    >
      <input
        type="radio"
        name={name}
        value={plan.id}
        checked={plan.id === value}
        onChange={() => onChange(plan.id)}
        className="mt-1 size-5 shrink-0 accent-ci-blue-700"
      />
      <span className="min-w-0">
        <span className="block font-semibold text-ci-gray-900">{plan.name}</span>
        <span className="figures block text-ci-gray-800">{planCostsText(plan)}</span>
        {plan.trial_days > 0 && (
          <span className="block text-ci-gray-700">{texts.trial(plan.trial_days)}</span>
        )}
      </span>
    </label>
  ));
}
