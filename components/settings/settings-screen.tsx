'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { SettingsDto } from '@/lib/settings/contract';
import { settingsMutation, settingsQuery } from '@/lib/settings/queries';
import { settingsTexts as texts } from '@/lib/texts/settings';

const schema = async () => (await import('@/lib/settings/contract')).settingsInput;

/** What admins set for the whole site. */
export function SettingsScreen() {
  const query = useQuery(settingsQuery());
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <OneOfList query={query} failed={texts.loadFailed}>
        {(settings) => <SettingsForm settings={settings} />}
      </OneOfList>
    </>
  );
}

const valuesOf = ({ reviews_strip: strip, ...numbers }: SettingsDto) => ({
  ...numbers,
  reviews_strip: { ...strip, text: strip.text ?? '' },
});

function SettingsForm({ settings }: { settings: SettingsDto }) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(settingsMutation());
  return (
    <Card>
      <Form
        schema={schema}
        defaultValues={valuesOf(settings)}
        onSubmit={async (values) => {
          const { data } = await mutateAsync(values).catch((error: unknown) => {
            throw toTellable(error, texts.saveFailed);
          });
          client.setQueryData(settingsQuery().queryKey, data);
          toast.success(texts.saved);
        }}
        errorText={texts.saveFailed}
        label={texts.title}
      >
        <NumberField
          name="guest_data_months"
          label={texts.guestDataMonths}
          help={texts.guestDataMonthsHelp}
        />
        <fieldset className="space-y-5">
          <legend className="mb-3 text-lg font-semibold text-ci-gray-900">{texts.stripTitle}</legend>
          <TextField name="reviews_strip.text" label={texts.stripText} help={texts.stripTextHelp} optional />
          <SwitchField name="reviews_strip.hidden" label={texts.stripHidden} />
        </fieldset>
        <SubmitButton>{texts.save}</SubmitButton>
      </Form>
    </Card>
  );
}
