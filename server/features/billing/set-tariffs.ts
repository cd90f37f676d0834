import 'server-only';

import type { MoneyDto, MoneyInput, SetTariff, TariffDto } from '@/lib/billing/tariffs';
import { formatAmount } from '@/lib/money/euro';
import { tariffTexts as texts } from '@/lib/texts/tariffs';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getBilling } from '@/server/features/billing/get-billing';
import { loadTariffs } from '@/server/features/billing/get-tariffs';
import { readTariffs, TARIFFS_KEY } from '@/server/features/billing/tariffs';
import type { Tariffs } from '@/server/features/billing/tariffs';
import { GRACE_KEY } from '@/server/features/settings/payment-grace-days';
import { DomainError, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  body: MoneyInput;
}

/** The new price of each plan; each must be given once. */
function wantedOf(plans: readonly TariffDto[], asked: MoneyInput['plans']): Map<string, SetTariff> {
  const wanted = new Map(asked.map(({ id, ...tariff }) => [id, tariff]));
  const areThese = wanted.size === plans.length && plans.every(({ id }) => wanted.has(id));
  if (asked.length !== wanted.size || !areThese) throw invalid({ plans: [texts.wrongPlans] });
  return wanted;
}

/** What differs, for the audit log: before and after. */
function changesOf(before: MoneyDto, after: MoneyDto) {
  const graceDays = { from: before.payment_grace_days, to: after.payment_grace_days };
  const ofPlans = before.plans.flatMap((was) => {
    const is = after.plans.find(({ id }) => id === was.id) ?? was;
    const label = texts.planTitle(was.name, was.period);
    const amount = [was, is].map((plan) => formatAmount(plan.amount, plan.currency));
    return [
      { name: `${label}: ${texts.amount.toLowerCase()}`, from: amount[0] ?? '', to: amount[1] ?? '' },
      { name: `${label}: ${texts.trialDays.toLowerCase()}`, from: was.trial_days, to: is.trial_days },
    ];
  });
  return [{ name: GRACE_KEY, ...graceDays }, ...ofPlans].filter(({ from, to }) => from !== to);
}

/** Stores prices that differ from Stripe's; other plans follow Stripe. Plans not on sale now are kept as set. */
async function store(tx: Tx, { version, plans, payment_grace_days: value }: MoneyDto): Promise<void> {
  const set = plans.filter(
    (plan) => plan.amount !== plan.usual_amount || plan.trial_days !== plan.usual_trial_days,
  );
  const known = new Set(plans.map(({ id }) => id));
  const others = Object.entries((await readTariffs(tx)).plans).filter(([id]) => !known.has(id));
  const ofPlans = set.map(({ id, amount, trial_days }) => [id, { amount, trial_days }] as const);
  const tariffs: Tariffs = { version, plans: Object.fromEntries([...others, ...ofPlans]) };
  await tx.appSetting.update({ where: { key: TARIFFS_KEY }, data: { value: tariffs } });
  const key = GRACE_KEY;
  await tx.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/**
 * PUT /api/admin/money: what publishing costs from now on. Subscriptions and open payment pages keep their price.
 * Audited with before and after.
 * @throws DomainError invalid for any other set of plans; conflict when somebody changed a tariff since
 */
export async function setTariffs({ actor, body }: Input): Promise<{ data: MoneyDto }> {
  const usual = await getBilling().listUsualPlans();
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const none: Tariffs = { version: 0, plans: {} };
    await tx.appSetting.createMany({ data: [{ key: TARIFFS_KEY, value: none }], skipDuplicates: true });
    await tx.$queryRaw`SELECT FROM app_settings WHERE key = ${TARIFFS_KEY} FOR UPDATE`;
    const before = await loadTariffs(tx, usual);
    const wanted = wantedOf(before.plans, body.plans);
    if (before.version !== body.version) throw new DomainError('conflict');
    const plans = before.plans.map((plan) => ({ ...plan, ...wanted.get(plan.id) }));
    const after = { version: before.version + 1, payment_grace_days: body.payment_grace_days, plans };
    const changes = changesOf(before, after);
    const hasChanged = changes.length > 0;
    if (hasChanged) await store(tx, after);
    await recordAudit(tx, {
      actor,
      action: 'money.update',
      subject: { type: 'tariffs', id: null },
      details: Object.fromEntries(changes.map(({ name, from, to }) => [name, { from, to }])),
    });
    return { data: hasChanged ? after : before };
  });
}
