import { ImageOff, X } from 'lucide-react';
import type { RefusedFile } from '@/components/listing-form/use-photos';
import { IconButton } from '@/components/ui/icon-button';
import { Words } from '@/components/ui/words';
import { listingPhotoTexts as texts } from '@/lib/texts/listing-form-screen';

interface RefusedTileProps {
  file: RefusedFile;
  onDismiss: () => void;
}

/** Takes the place of a photo that could not be accepted: the file's name and the reason. */
export function RefusedTile({ file: { name, fault }, onDismiss }: RefusedTileProps) {
  return (
    <li
      aria-label={texts.refused(name)}
      className="col-span-full flex items-start gap-2 rounded-control border border-ci-red-600 bg-ci-red-50 p-2 text-ci-red-700"
    >
      <ImageOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 grow text-sm">
        <strong className="block wrap-anywhere">{name}</strong>
        <Words>{fault}</Words>
      </span>
      <IconButton size="sm" label={texts.dismiss(name)} onClick={onDismiss} className="-my-1 -mr-1">
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
