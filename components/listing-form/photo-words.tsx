'use client';

import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Photos } from '@/components/listing-form/use-photos';
import { Words } from '@/components/ui/words';
import { proposeWords } from '@/lib/listing-form/photo-words';
import type { PhotoSlot } from '@/lib/listing-form/photos';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_PHOTO_WORDS } from '@/lib/listings/form-limits';
import { photoWordTexts as texts } from '@/lib/texts/listing-form-screen';

/** The description of each photo, typed or taken from a suggestion with one press. */
export function PhotoWords({ photos }: { photos: Photos }) {
  const { slots } = photos;
  const said = slots.filter(({ description }) => description.trim() !== '').length;
  return (
    <details className="group border-t border-ci-gray-200 pt-4">
      <summary className="cursor-pointer font-semibold text-ci-blue-700">
        {texts.title}
        <span className="figures block font-normal text-ci-gray-600">{texts.count(said, slots.length)}</span>
      </summary>
      <p className="mt-2 text-ci-gray-600">{texts.help}</p>
      <ul className="mt-3 space-y-4">
        {slots.map((slot, index) => (
          <li key={slot.key}>
            <WordsOfPhoto slot={slot} number={index + 1} photos={photos} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WordsProps {
  slot: PhotoSlot;
  /** Starts at 1. */
  number: number;
  photos: Photos;
}

function WordsOfPhoto({ slot: { key, url, description }, number, photos }: WordsProps) {
  const id = useId();
  return (
    <>
      <div className="flex items-center gap-3">
        <picture className="shrink-0">
          <img src={url} alt="" className="h-10 w-15 rounded object-cover" />
        </picture>
        <label htmlFor={id} className="sr-only">
          {texts.of(number)}
        </label>
        <input
          id={id}
          value={description}
          maxLength={MAX_PHOTO_WORDS}
          autoComplete="off"
          onChange={({ target }) => photos.describe(key, target.value)}
          className="control min-w-0 grow"
        />
      </div>
      {description === '' && <Proposals slotKey={key} number={number} photos={photos} />}
    </>
  );
}

interface ProposalsProps {
  slotKey: string;
  number: number;
  photos: Photos;
}

function Proposals({ slotKey, number, photos }: ProposalsProps) {
  const [rooms, oceanview, number_of_bedrooms, number_of_bathrooms, listing_option_4] = useWatch<
    ListingFormValues,
    ['rooms', 'oceanview', 'number_of_bedrooms', 'number_of_bathrooms', 'listing_option_4']
  >({
    name: ['rooms', 'oceanview', 'number_of_bedrooms', 'number_of_bathrooms', 'listing_option_4'],
  });
  const listing = { rooms, oceanview, number_of_bedrooms, number_of_bathrooms, listing_option_4 };
  return (
    <ul aria-label={texts.proposals(number)} className="mt-2 flex flex-wrap gap-1.5">
      {proposeWords(photos.slots, slotKey, listing).map((words) => (
        <li key={words}>
          <button
            type="button"
            onClick={() => photos.describe(slotKey, words)}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border border-ci-gray-500 px-3 text-sm text-ci-blue-700 hover:border-ci-blue-700 hover:bg-ci-blue-50"
          >
            <Plus aria-hidden className="size-3.5" />
            <Words>{words}</Words>
          </button>
        </li>
      ))}
    </ul>
  );
}
