'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureText } from '@/components/calendar/save-state';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { MAX_CALENDAR_NAME } from '@/lib/calendar-feeds/limits';
import { addFeed, refreshFeedList } from '@/lib/calendar-feeds/queries';
import { feedTexts as texts } from '@/lib/texts/calendar-feeds';

/** Links the calendar of a site that has no field of its own; the calendar is read at once. */
export function AddCalendar({ slug }: { slug: string }) {
  const id = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState({ name: '', url: '' });
  const add = useMutation({
    mutationFn: () => addFeed(slug, typed),
    onSuccess: async () => {
      toast.success(texts.added(typed.name.trim()));
      setTyped({ name: '', url: '' });
      await refreshFeedList(client, slug);
    },
    onError: (error) => document.getElementById(`${id}-${faultsOf(error).name ? 'name' : 'url'}`)?.focus(),
  });
  const faults = faultsOf(add.error);
  const field = (name: 'name' | 'url') => ({
    ...describe(`${id}-${name}`, { help: true, error: faults[name] }),
    id: `${id}-${name}`,
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
    className: 'control',
  });
  return (
    <Card>
      <form
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
        className="space-y-4"
      >
        <h2 id={`${id}-title`} className="text-xl">
          {texts.addTitle}
        </h2>
        <FieldFrame id={`${id}-name`} label={texts.addName} help={texts.addNameHelp} error={faults.name}>
          <input {...field('name')} maxLength={MAX_CALENDAR_NAME} />
        </FieldFrame>
        <FieldFrame id={`${id}-url`} label={texts.addUrl} help={texts.addUrlHelp} error={faults.url}>
          <input {...field('url')} type="url" inputMode="url" placeholder="https://" />
        </FieldFrame>
        <Button type="submit" pending={add.isPending}>
          {texts.add}
        </Button>
      </form>
    </Card>
  );
}

/** The error message of each field; errors that concern no field are shown with the URL. */
function faultsOf(error: unknown): { name?: string; url?: string } {
  if (error === null) return {};
  const of = (name: string) => (error instanceof ApiError ? error.errors[name]?.join(' ') : undefined);
  const [name, url] = [of('name'), of('url')];
  return name === undefined && url === undefined
    ? { url: failureText(error, texts.addFailed) }
    : { name, url };
}
