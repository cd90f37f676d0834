'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CostForm } from '@/components/stays/cost-form';
import { TaxSuggestion } from '@/components/stays/tax-suggestion';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { MAX_COSTS } from '@/lib/stays/limits';
import type { CostDto } from '@/lib/stays/contract';
import { costText } from '@/lib/stays/cost-text';
import { saveCosts } from '@/lib/stays/queries';
import { costLabel } from '@/lib/stays/quote';
import { stayCostTexts as texts } from '@/lib/texts/stay-prices';

interface CostsSectionProps {
  slug: string;
  cityId: number | null;
  costs: readonly CostDto[];
  /** Called with the costs on screen, including one being typed; null means those saved. */
  onDraft: (costs: readonly CostDto[] | null) => void;
}

/** Maps errors of `costs.3.label` to the `label` of the cost being edited. */
function asOneCost(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.entries(error.errors).map(([name, lines]) => [
    name.replace(/^costs\.\d+\./, ''),
    lines,
  ]);
  return new ApiError(error.status, error.message, Object.fromEntries(errors));
}

/** The costs of a stay on top of its nights, one sentence each; every change saves the whole list. */
export function CostsSection({ slug, cityId, costs, onDraft }: CostsSectionProps) {
  const id = useId();
  const client = useQueryClient();
  /** The index of the cost being edited; the list's length for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const save = useMutation({
    mutationFn: (next: readonly CostDto[]) => saveCosts(client, slug, { costs: [...next] }),
    onError: (error) => toast.error(error, texts.failed),
  });
  const told = useEffectEvent(onDraft);
  useEffect(() => {
    if (open === null) told(null);
  }, [open]);

  const withCost = (place: number, cost: CostDto) =>
    place === costs.length ? [...costs, cost] : costs.map((each, index) => (index === place ? cost : each));

  async function saveOne(place: number, cost: CostDto) {
    try {
      await saveCosts(client, slug, { costs: withCost(place, cost) });
    } catch (error) {
      throw asOneCost(error);
    }
    toast.success(texts.saved);
    close(place);
  }

  function close(place: number) {
    setOpen(null);
    // After the next render, since the row or button that opened it is rendered anew.
    window.requestAnimationFrame(() =>
      document.getElementById(place === costs.length ? `${id}-add` : `${id}-${place}-edit`)?.focus(),
    );
  }

  function change(next: readonly CostDto[], done: string, focus: string) {
    save.mutate(next, {
      onSuccess: () => {
        toast.success(done);
        document.getElementById(focus)?.focus();
      },
    });
  }

  function move(from: number, to: number, button: 'up' | 'down') {
    const next = costs.filter((_cost, index) => index !== from);
    const [moved] = costs.slice(from, from + 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    change(next, texts.moved, `${id}-${to}-${button}`);
  }

  const formOf = (place: number, cost: CostDto | null, label: string) => (
    <CostForm
      cost={cost}
      label={label}
      onSave={(saved) => saveOne(place, saved)}
      onCancel={() => close(place)}
      onDraft={(draft) => onDraft(withCost(place, draft))}
    />
  );

  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id}>{texts.title}</h2>
        <p className="mt-1 text-ci-gray-700">{costs.length === 0 ? texts.empty : texts.intro}</p>
        <ul className="mt-4 divide-y divide-ci-gray-200 border-y border-ci-gray-200 empty:hidden">
          {costs.map((cost, index) => {
            const label = costLabel(cost);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a cost has no name of its own; two may be the same
              <li key={index} className="py-2">
                {open === index ? (
                  <div className="py-3">{formOf(index, cost, texts.editNamed(label))}</div>
                ) : (
                  <div className="flex flex-wrap items-center justify-between gap-x-4">
                    <p className="figures min-w-0 grow basis-56 text-ci-gray-900">{costText(cost)}</p>
                    <div className="-mr-2 flex">
                      <IconButton
                        id={`${id}-${index}-up`}
                        size="sm"
                        label={texts.up(label)}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1, 'up')}
                      >
                        <ArrowUp aria-hidden className="size-5" />
                      </IconButton>
                      <IconButton
                        id={`${id}-${index}-down`}
                        size="sm"
                        label={texts.down(label)}
                        disabled={index === costs.length - 1}
                        onClick={() => move(index, index + 1, 'down')}
                      >
                        <ArrowDown aria-hidden className="size-5" />
                      </IconButton>
                      <IconButton
                        id={`${id}-${index}-edit`}
                        size="sm"
                        label={texts.editNamed(label)}
                        onClick={() => setOpen(index)}
                      >
                        <Pencil aria-hidden className="size-5" />
                      </IconButton>
                      <IconButton
                        size="sm"
                        label={texts.removeNamed(label)}
                        onClick={() => change(costs.toSpliced(index, 1), texts.saved, `${id}-add`)}
                      >
                        <Trash2 aria-hidden className="size-5" />
                      </IconButton>
                    </div>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        <div className="mt-4">
          {open === costs.length ? (
            formOf(costs.length, null, texts.add)
          ) : (
            <Button
              id={`${id}-add`}
              variant="secondary"
              size="sm"
              disabled={costs.length >= MAX_COSTS}
              onClick={() => setOpen(costs.length)}
            >
              <Plus aria-hidden className="size-5" />
              <span>{texts.add}</span>
            </Button>
          )}
          {costs.length >= MAX_COSTS && <p className="mt-2 text-ci-gray-700">{texts.full(MAX_COSTS)}</p>}
        </div>
        {open === null && !costs.some(({ kind }) => kind === 'tourist_tax') && costs.length < MAX_COSTS && (
          <TaxSuggestion
            cityId={cityId}
            onTake={(cost) => change([...costs, cost], texts.saved, `${id}-${costs.length}-edit`)}
          />
        )}
      </section>
    </Card>
  );
}
