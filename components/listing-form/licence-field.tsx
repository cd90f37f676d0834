'use client';

import { TriangleAlert } from 'lucide-react';
import type { Lodging } from '@/components/listing-form/use-lodging';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { MAX_LICENCE_LENGTH } from '@/lib/listings/form-limits';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** The licence number, with the result of looking it up in the register. */
export function LicenceField({ lodging }: { lodging: Lodging }) {
  const { id, error, registration } = useField('logiesdecreet', { onChange: lodging.onNumber });
  return (
    <FieldFrame
      id={id}
      label={texts.licence}
      help={texts.licenceHelp}
      error={error}
      after={<LookUpState lodging={lodging} />}
    >
      <input
        {...registration}
        {...describe(id, { help: texts.licenceHelp, error })}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_LICENCE_LENGTH}
        className="control figures max-w-40"
      />
    </FieldFrame>
  );
}

/** Not styled as an error of the field: numbers unknown to the register are reviewed by an admin. */
function LookUpState({ lodging: { isLooking, failure, answer, lookUpAgain } }: { lodging: Lodging }) {
  return (
    <div className="mt-1.5 text-ci-gray-700" role="status">
      {isLooking && (
        <span className="flex items-center gap-2">
          <Spinner />
          <span>{texts.lookingUp}</span>
        </span>
      )}
      {!isLooking && typeof answer === 'object' && <span>{texts.found}</span>}
      {!isLooking && answer === 'unknown' && <Warning>{texts.notInRegister}</Warning>}
      {!isLooking && failure !== null && (
        <>
          <Warning>{failure}</Warning>
          <Button variant="secondary" size="sm" onClick={lookUpAgain} className="mt-1.5">
            {texts.lookUpAgain}
          </Button>
        </>
      )}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-2">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ci-gray-700" />
      <span>{children}</span>
    </span>
  );
}
