'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ChangeDaysField } from '@/components/stays/change-days-field';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { TextField } from '@/components/forms/text-field';
import { LowerQuestion } from '@/components/stays/lower-question';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { calendarListingQuery } from '@/lib/calendar/queries';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { refreshListings } from '@/lib/listings/queries';
import { formatWholeEuro } from '@/lib/money/euro';
import type { SeasonDto, SeasonInput } from '@/lib/stays/contract';
import { deleteSeason, saveSeason, stayRulesQuery } from '@/lib/stays/queries';
import { rangeOfSeason, seasonDaysText } from '@/lib/stays/season-text';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

const schema = async () => (await import('@/lib/stays/contract')).seasonInput;

/** A season to change, or the days of a new one; null if those are still to be chosen. */
export type OpenSeason = { season: SeasonDto } | { range: DayRange | null };

interface SeasonDialogProps {
  slug: string;
  /** Null when closed. */
  opened: OpenSeason | null;
  /** The listing's lowest price in whole euros. */
  standard: number | null;
  /** Its price outside seasons. */
  usual: number | null;
  /** Whether the user may change the listing's price. */
  mayLower: boolean;
  lastEnd: Day;
  onClose: () => void;
}

/** A dialog to add, edit or remove a season. */
export function SeasonDialog({ opened, onClose, ...rest }: SeasonDialogProps) {
  const isNew = opened === null || 'range' in opened;
  return (
    <Dialog
      open={opened !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isNew ? texts.formAdd : texts.formEdit}
    >
      {opened && <SeasonForm opened={opened} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function valuesOf(opened: OpenSeason) {
  if ('season' in opened) {
    const { id: _id, ...season } = opened.season;
    return { ...season, lower_price: false };
  }
  return {
    name: '',
    start_date: opened.range?.start ?? '',
    end_date: opened.range?.end ?? '',
    price: null,
    weekend_price: null,
    week_price: null,
    min_stay: null,
    arrival_days: [],
    departure_days: [],
    lower_price: false,
  };
}

type SeasonFormProps = Omit<SeasonDialogProps, 'opened'> & { opened: OpenSeason };

function SeasonForm({ slug, opened, standard, usual, mayLower, lastEnd, onClose }: SeasonFormProps) {
  const client = useQueryClient();
  const season = 'season' in opened ? opened.season : null;

  async function save(body: SeasonInput) {
    const saved = await saveSeason(client, slug, { id: season?.id ?? null, body });
    if (body.lower_price) await refreshListing(client, slug);
    toast.success(texts.saved(saved.name, seasonDaysText(rangeOfSeason(saved))));
    onClose();
  }

  return (
    <Form schema={schema} defaultValues={valuesOf(opened)} onSubmit={save} errorText={texts.saveBroke}>
      <TextField name="name" label={texts.name} help={texts.nameHelp} maxLength={60} autoComplete="off" />
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <DayField name="start_date" label={texts.first} max={lastEnd} />
        <DayField name="end_date" label={texts.last} isLastOfRange max={addDays(lastEnd, -1)} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="price"
          label={texts.price}
          help={usual === null ? texts.priceHelpNoStandard : texts.priceHelp(formatWholeEuro(usual))}
          prefix="€"
        />
        <NumberField name="weekend_price" label={texts.weekendPrice} help={texts.weekendHelp} prefix="€" />
        <NumberField name="week_price" label={texts.weekPrice} help={texts.weekHelp} prefix="€" />
      </div>
      {mayLower && standard !== null && <LowerQuestion standard={standard} usual={usual ?? standard} />}
      <NumberField
        name="min_stay"
        label={texts.minStayLabel}
        help={texts.minStayHelp}
        suffix={texts.nights}
        inputClassName="max-w-28"
      />
      <ChangeDaysField />
      <DialogFoot submit={season ? texts.save : texts.create} onCancel={onClose}>
        {season && <RemoveSeason slug={slug} season={season} onRemoved={onClose} />}
      </DialogFoot>
    </Form>
  );
}

/** Refetches the listing and its rules after saving a season changed their prices. */
const refreshListing = (client: QueryClient, slug: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: calendarListingQuery(slug).queryKey }),
    client.invalidateQueries({ queryKey: stayRulesQuery(slug).queryKey }),
    refreshListings(client),
  ]);

interface RemoveSeasonProps {
  slug: string;
  season: SeasonDto;
  onRemoved: () => void;
}

function RemoveSeason({ slug, season, onRemoved }: RemoveSeasonProps) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" className="sm:ml-auto">
          {texts.remove}
        </Button>
      }
      title={texts.removeTitle(season.name)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        await deleteSeason(client, slug, season.id);
        toast.success(texts.removed(season.name));
        onRemoved();
      }}
      errorText={texts.removeFailed}
    />
  );
}
