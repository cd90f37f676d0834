import { FormErrors } from '@/components/forms/form-errors';
import type { PlainMemory } from '@/components/forms/plain-field';
import { Photo } from '@/components/listings/photo';
import { Card } from '@/components/ui/card';
import type { Elements } from '@/components/ui/elements';
import type { PhotoPicture } from '@/lib/listings/photos';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

interface GuestPageFrameProps {
  title: string;
  code: string;
  /** The listing's photo. */
  photo: PhotoPicture | null;
  /** The state of the request in one sentence; questions have none. */
  state?: string;
  /** What happens next. */
  next?: string;
  /** Of a rejected form. */
  memory: PlainMemory;
  children: Elements;
}

/** The guest's own page, in one column: the state first, then the rest. */
export function GuestPageFrame({ title, code, photo, state, next, memory, children }: GuestPageFrameProps) {
  const errors = Object.entries(memory.errors).flatMap(([field, sentences]) =>
    sentences.map((message) => ({ message, fieldId: field === 'message' ? field : undefined })),
  );
  return (
    <div className="page max-w-3xl py-8 sm:py-14">
      <div className="flex flex-col-reverse gap-x-10 gap-y-5 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p className="figures text-ci-gray-700">{texts.code(code)}</p>
          <h1 className="mt-1 wrap-anywhere">{title}</h1>
        </div>
        {photo && (
          <Photo
            picture={photo}
            alt=""
            sizes="(min-width: 40rem) 18rem, 100vw"
            maxWidth={960}
            priority
            className="shrink-0 rounded-panel sm:w-72 print:hidden"
          />
        )}
      </div>
      {state && (
        <div className="mt-6 border-l-4 border-ci-blue pl-4">
          <p className="text-xl font-semibold text-ci-gray-900">{state}</p>
          <p className="mt-1 max-w-prose text-lg text-ci-gray-700">{next}</p>
        </div>
      )}
      <div className="mt-8 space-y-6 sm:space-y-8">
        <FormErrors errors={errors} />
        {children}
      </div>
    </div>
  );
}

interface GuestPartProps {
  id?: string;
  title: string;
  tone?: 'white' | 'blue';
  children: Elements;
}

/** A section with its heading. */
export function GuestPart({ id, title, tone, children }: GuestPartProps) {
  return (
    <Card id={id} tone={tone} className="scroll-mt-24 print:border-0 print:p-0 print:shadow-none">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
