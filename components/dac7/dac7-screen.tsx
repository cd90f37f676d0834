'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { Dac7Dto, Dac7Year } from '@/lib/dac7/contract';
import { todayIn } from '@/lib/dates/day';
import { dac7FileUrl, dac7Query, decideDac7, markDac7Sent } from '@/lib/dac7/queries';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import { dac7Texts } from '@/lib/texts/dac7';

const texts = dac7Texts.admin;
const schema = async () => (await import('@/lib/dac7/contract')).dac7Input;
const states = (['on', 'off'] as const).map((value) => ({ value, label: texts.states[value] }));

/** Whether landlords are reported to the tax authority, and the files for each year. */
export function Dac7Screen() {
  const query = useQuery(dac7Query());
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <OneOfList query={query} failed={texts.loadFailed}>
        {(found) => (
          <div className="space-y-6">
            <Setting found={found} />
            {found.years.map((year) => (
              <Year key={year.year} found={year} isOn={found.dac7 === 'on'} />
            ))}
          </div>
        )}
      </OneOfList>
    </>
  );
}

function Setting({ found }: { found: Dac7Dto }) {
  const client = useQueryClient();
  return (
    <Card>
      <p className="mb-4 text-ci-gray-700">
        {found.changed_at === null ? texts.noReason : texts.since(formatMoment(found.changed_at))}
      </p>
      <Form
        schema={schema}
        defaultValues={{ dac7: found.dac7, reason: found.reason ?? '' }}
        onSubmit={async (values) => {
          const saved = await decideDac7(values).catch((error: unknown) => {
            throw toTellable(error, texts.saveFailed);
          });
          client.setQueryData(dac7Query().queryKey, saved);
          toast.success(texts.saved);
        }}
        errorText={texts.saveFailed}
        label={texts.setting}
        className="space-y-5"
      >
        <SelectField name="dac7" label={texts.setting} options={states} placeholder={null} />
        <TextAreaField name="reason" label={texts.reason} help={texts.reasonHelp} rows={3} />
        <SubmitButton>{texts.save}</SubmitButton>
      </Form>
    </Card>
  );
}

function Year({ found, isOn }: { found: Dac7Year; isOn: boolean }) {
  const { year, landlords, missing_count: count, missing, sent } = found;
  return (
    <Card>
      <h2 className="text-xl">{texts.year(year)}</h2>
      <p className="mt-3">{texts.landlords(landlords)}</p>
      {count > 0 && (
        <div className="mt-3">
          <p>{texts.missing(count)}</p>
          <ul>
            {missing.map(({ id, full_name: name }) => (
              <li key={id}>
                <Link
                  href={route('dashboard.admin.user.show', { id })}
                  className="link inline-flex min-h-11 items-center"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOn && <Files year={year} />}
      {sent.length > 0 && (
        <div className="mt-4">
          <h3 className="text-lg">{texts.sent}</h3>
          <ul>
            {sent.map((file) => (
              <li key={file.message_ref_id} className="wrap-anywhere">
                {`${formatMoment(file.sent_at)}: ${texts.sentFile(file.message_ref_id, file.landlords)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Files({ year }: { year: number }) {
  const client = useQueryClient();
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {/* A plain link: the browser saves the response. */}
      <a href={dac7FileUrl(year)} download className={buttonClass({ variant: 'secondary' })}>
        {texts.download(year)}
      </a>
      {/* The current year's file can be looked at, but not marked as sent. */}
      {todayIn() > `${year}-12-31` && (
        <ConfirmDialog
          trigger={<Button variant="secondary">{texts.markSent(year)}</Button>}
          title={texts.markTitle}
          description={texts.markText}
          confirmLabel={texts.markConfirm}
          destructive={false}
          errorText={texts.saveFailed}
          onConfirm={async () => {
            await markDac7Sent(year);
            await client.invalidateQueries({ queryKey: dac7Query().queryKey });
            toast.success(texts.marked);
          }}
        />
      )}
    </div>
  );
}
