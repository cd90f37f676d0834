'use client';

import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { usePlan } from '@/components/billing/use-plan';
import { BillingDialog } from '@/components/listing-form/billing-dialog';
import { DetailsSection } from '@/components/listing-form/details-section';
import { FormButtons } from '@/components/listing-form/form-buttons';
import { KeepDraft } from '@/components/listing-form/keep-draft';
import { LeaveGuard } from '@/components/listing-form/leave-guard';
import { ManagersSection } from '@/components/listing-form/managers-section';
import { OptionsSection } from '@/components/listing-form/options-section';
import { PhotosSection } from '@/components/listing-form/photos-section';
import { PlanSection } from '@/components/listing-form/plan-section';
import { ReviewNotice } from '@/components/listing-form/review-notice';
import { RoomsSection } from '@/components/listing-form/rooms-section';
import { StaySection } from '@/components/listing-form/stay-section';
import {
  AgreementsSection,
  ContactSection,
  DescriptionSection,
} from '@/components/listing-form/text-sections';
import { TranslationsSection } from '@/components/listing-form/translations-section';
import { useSaveListing } from '@/components/listing-form/use-save-listing';
import { Form } from '@/components/forms/form';
import { lazyPart } from '@/components/ui/lazy-part';
import { OpeningPart } from '@/components/ui/opening-part';
import { useOpening } from '@/components/ui/use-opening';
import type { FieldErrors } from '@/lib/api/error-codes';
import { draftName } from '@/lib/listing-form/draft';
import { emptyValues, valuesOf } from '@/lib/listing-form/values';
import type { ListingFormValues } from '@/lib/listing-form/values';
import type { OwnListing, PublicLandlord } from '@/lib/listings/contract';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

const PreviewOverlay = lazyPart(
  async () => (await import('@/components/listing-form/preview-overlay')).PreviewOverlay,
);

/** Whose listing it is. */
export interface FormOwner {
  email: string;
  /** As guests see them, for the preview. */
  landlord: PublicLandlord;
  hasBillingDetails: boolean;
}

interface ListingFormProps {
  /** Null for a new listing. */
  listing: OwnListing | null;
  /** The current user, who fills in the form. */
  userId: number;
  owner: FormOwner;
  /** The errors for which publishing was refused on another screen. */
  refusal: FieldErrors;
}

/** The whole listing form, for creating and for editing. */
export function ListingForm({ listing, userId, owner, refusal }: ListingFormProps) {
  const [initial] = useState(() => (listing ? valuesOf(listing) : emptyValues()));
  const isDisabled = listing !== null && listing.disabled_at !== null;
  const isNew = listing === null;
  const mayPublish = isNew || isDisabled;
  const [hasBillingDetails, setHasBillingDetails] = useState(owner.hasBillingDetails);
  const [showsBilling, setShowsBilling] = useState(mayPublish && !hasBillingDetails);
  const preview = useOpening();
  const plan = usePlan();
  const draft = draftName(userId, listing?.slug ?? null);
  const { save, intent, isSaved, progress } = useSaveListing({
    listing,
    userId,
    initial,
    draft,
    plan: plan.plan,
    hasBillingDetails,
    onBillingMissing: () => setShowsBilling(true),
  });
  const schema = async () =>
    (await import('@/lib/listing-form/wire')).listingValuesSchema(() => intent.current);

  return (
    <>
      <Form<ListingFormValues, ListingFormValues>
        schema={schema}
        defaultValues={initial}
        onSubmit={save}
        errorText={texts.failed}
        initialErrors={refusal}
        className="max-w-none!"
      >
        <KeepDraft name={draft} initial={initial} base={listing?.updated_at ?? null} isSaved={isSaved} />
        <div className="space-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_min(20rem,34%)] lg:items-start lg:gap-6 lg:space-y-0">
          <div className="min-w-0 space-y-6">
            <DetailsSection />
            <OptionsSection />
            <RoomsSection />
            <StaySection slug={listing?.slug ?? null} />
            <ManagersSection ownEmail={owner.email} invited={listing?.managers ?? []} />
            <DescriptionSection />
            <AgreementsSection />
            <TranslationsSection />
            <ContactSection />
            {mayPublish && <PlanSection listingId={listing?.id ?? null} plan={plan} />}
          </div>
          <div className="lg:sticky lg:top-24 lg:-m-2 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto lg:p-2">
            <PhotosSection progress={progress} />
          </div>
        </div>
        <FormButtons
          isNew={isNew}
          isDisabled={isDisabled}
          intent={intent}
          onPreview={() => preview.setOpen(true)}
        >
          {listing?.approved_at != null && !isDisabled && <ReviewNotice initial={initial} />}
        </FormButtons>
        <LeaveGuard isSaved={isSaved} />
        <TopAfterRefusal />
        <FreePhotos />
        {preview.wasOpen && (
          <OpeningPart isOpen={preview.isOpen} onCancel={() => preview.setOpen(false)}>
            <PreviewOverlay
              open={preview.isOpen}
              onOpenChange={preview.setOpen}
              listingId={listing?.id ?? null}
              landlord={owner.landlord}
            />
          </OpeningPart>
        )}
      </Form>
      <BillingDialog
        open={showsBilling}
        onOpenChange={setShowsBilling}
        ownerEmail={owner.email}
        onComplete={() => {
          setHasBillingDetails(true);
          setShowsBilling(false);
        }}
      />
    </>
  );
}

/** After a rejected submit, scrolls to the top, where the errors are listed. */
function TopAfterRefusal() {
  const { submitCount, errors } = useFormState();
  const isRefused = submitCount > 0 && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRefused) window.scrollTo({ top: 0 });
  }, [submitCount, isRefused]);
  return null;
}

/** Releases the memory of chosen files when the form is unmounted. */
function FreePhotos() {
  const { getValues } = useFormContext<ListingFormValues>();
  useEffect(
    () => () => {
      for (const slot of getValues('images_pool')) if (slot.kind === 'new') URL.revokeObjectURL(slot.url);
    },
    [getValues],
  );
  return null;
}
