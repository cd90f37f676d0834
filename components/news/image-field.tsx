'use client';

import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FileButton } from '@/components/forms/file-button';
import { describe, FieldError, FieldHelp, OptionalMark } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { openPhoto } from '@/components/forms/open-photo';
import { Button } from '@/components/ui/button';
import { photoTypes } from '@/lib/listings/photo-file';
import { newsTexts as texts } from '@/lib/texts/news';
import { photoTexts } from '@/lib/texts/photos';

/** The URL of the field's value: for a file an object URL, as long as it is shown. */
function useAddress(value: unknown): string | null {
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (!(value instanceof File)) return;
    const url = URL.createObjectURL(value);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [value]);
  if (value instanceof File) return made;
  return typeof value === 'string' ? value : null;
}

/** An image field: the current image, a new one, or none. The form's value is a URL, a file or null. */
export function ImageField({ name }: { name: string }) {
  const id = useFieldId(name);
  const { field, fieldState } = useController({ name });
  const { value, onChange, ref } = field;
  const address = useAddress(value);
  const { setError, clearErrors } = useFormContext();
  const error = fieldState.error?.message;

  /** A file that the server would reject is reported at once, and the previous image stays. */
  async function choose(file: File) {
    const photo = await openPhoto(file);
    if (typeof photo === 'string') {
      setError(name, { message: photoTexts[photo] });
      return;
    }
    // The field creates its own object URL.
    URL.revokeObjectURL(photo.url);
    clearErrors(name);
    onChange(file);
  }

  return (
    <div>
      <p className="font-semibold text-ci-gray-900">
        {texts.image}
        <OptionalMark />
      </p>
      <FieldHelp id={id}>{texts.imageHelp}</FieldHelp>
      {address !== null && (
        // An object URL or the URL of a saved image: neither has several widths to choose from.
        <picture>
          <img
            src={address}
            alt=""
            className="mt-3 aspect-3/2 w-full max-w-sm rounded-panel bg-ci-gray-100 object-cover"
          />
        </picture>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <FileButton
          {...describe(id, { help: true, error })}
          id={id}
          ref={ref}
          accept={photoTypes}
          onFile={(file) => void choose(file)}
        >
          {address === null ? texts.chooseImage : texts.changeImage}
        </FileButton>
        {address !== null && (
          <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
            {texts.removeImage}
          </Button>
        )}
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}
