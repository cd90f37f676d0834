'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FileButton } from '@/components/forms/file-button';
import { describe, FieldError, FieldHelp } from '@/components/forms/field-frame';
import { Portrait } from '@/components/landlord-facts/portrait';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { ApiError } from '@/lib/api/client';
import { photoTypes } from '@/lib/listings/photo-file';
import { profileTexts as texts } from '@/lib/texts/profile';
import { userCalls, userQuery } from '@/lib/users/queries';

/** The server's message about the file, or about why nothing can be saved now. */
function saidOf(fault: unknown): string | null {
  if (!(fault instanceof ApiError)) return null;
  return fault.errors.photo?.[0] ?? fault.message;
}

/** The user's own photo for guests: saved as soon as it is chosen, separately from the form. */
export function PhotoCard({ user }: { user: UserDto }) {
  const id = useId();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  /** @param act gives the saved user, or a sentence that says why nothing was saved */
  async function change(act: () => Promise<UserDto | string>, done: string, failed: string) {
    setPending(true);
    setError(undefined);
    try {
      const saved = await act();
      if (typeof saved === 'string') {
        setError(saved);
      } else {
        client.setQueryData(userQuery(user.id).queryKey, saved);
        toast.success(done);
      }
    } catch (fault) {
      setError(saidOf(fault) ?? failed);
    }
    setPending(false);
  }

  /** A file that the server would reject is reported at once. */
  async function save(file: File) {
    // Fetched only now: few visits change the photo.
    const { checkPhoto } = await import('@/components/profile/check-photo');
    return (await checkPhoto(file)) ?? (await userCalls.savePhoto(file)).data;
  }

  async function remove() {
    await userCalls.removePhoto(user.id);
    return { ...user, photo_url: null };
  }

  return (
    <Card>
      <h2 className="text-xl">{texts.photoTitle}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Portrait firstName={user.first_name} photoUrl={user.photo_url} />
        <div className="min-w-0 grow basis-48">
          <FieldHelp id={id}>{texts.photoHelp}</FieldHelp>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButton
          {...describe(id, { help: true, error })}
          id={id}
          disabled={pending}
          accept={photoTypes}
          onFile={(file) => void change(() => save(file), texts.photoSaved, texts.photoFailed)}
        >
          {user.photo_url === null ? texts.photoChoose : texts.photoChange}
        </FileButton>
        {user.photo_url !== null && (
          <Button
            variant="secondary"
            size="sm"
            disabled={pending}
            onClick={() => void change(remove, texts.photoRemoved, texts.photoRemoveFailed)}
          >
            {texts.photoRemove}
          </Button>
        )}
      </div>
      <FieldError id={id} text={error} />
    </Card>
  );
}
