'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/client';
import { toTellable } from '@/lib/api/tellable';
import { arrivalInfoQuery, saveArrivalInfo } from '@/lib/hosting/queries';
import { MAX_ARRIVAL_INFO } from '@/lib/listings/form-limits';
import { hostingTexts as texts } from '@/lib/texts/hosting';

/** How guests get into a home, edited by the host. */
export function ArrivalInfoForm({ slug }: { slug: string }) {
  const { data, isError } = useQuery(arrivalInfoQuery(slug));
  if (isError && !data) return <Alert tone="error">{texts.loadFailed}</Alert>;
  return data ? <Fields slug={slug} saved={data.arrival_info ?? ''} /> : null;
}

function Fields({ slug, saved }: { slug: string; saved: string }) {
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState(saved);
  const save = useMutation({ mutationFn: () => saveArrivalInfo(client, slug, text) });
  return (
    <form
      className="max-w-form space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <FieldFrame id={id} label={texts.arrivalInfo} help={texts.arrivalInfoHelp} optional>
        <textarea
          {...describe(id, { help: texts.arrivalInfoHelp })}
          id={id}
          rows={5}
          maxLength={MAX_ARRIVAL_INFO}
          className="control"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            save.reset();
          }}
        />
      </FieldFrame>
      <Button type="submit" variant="secondary" pending={save.isPending}>
        {texts.saveArrivalInfo}
      </Button>
      {save.isSuccess && (
        <Alert tone="success" live>
          {texts.arrivalInfoSaved}
        </Alert>
      )}
      {save.isError && (
        <Alert tone="error" live>
          {errorMessage(toTellable(save.error, texts.failed), texts.failed)}
        </Alert>
      )}
    </form>
  );
}
