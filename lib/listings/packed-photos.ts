/**
 * The photos of a card in one string, in their order: 37 characters each, the picture's id and one digit for its quarter
 * turns, plus four where its AVIF files are there. The id stands as it does in the photo's addresses: compression then
 * finds it in the page, which it could not if it were shorter.
 */
import { wirePhotoUrl } from '@/lib/listings/photos';
import type { PhotoPicture } from '@/lib/listings/photos';

const ID_LENGTH = 36;
const LENGTH = ID_LENGTH + 1;
const AVIF = 4;

type PackedPicture = Pick<PhotoPicture, 'id' | 'url' | 'avif'>;

export function packPhotos(pictures: readonly PackedPicture[]): string {
  return pictures.map(({ id, url, avif }) => `${id}${turnsIn(url) + (avif ? AVIF : 0)}`).join('');
}

/** @param packed as `packPhotos` made it */
export function unpackPhotos(packed: string): PhotoPicture[] {
  return Array.from({ length: packed.length / LENGTH }, (_, index) => {
    const one = packed.slice(index * LENGTH, (index + 1) * LENGTH);
    const flags = Number(one[ID_LENGTH]);
    const id = one.slice(0, ID_LENGTH);
    return { id, url: wirePhotoUrl(id, (flags % AVIF) * 90), avif: flags >= AVIF };
  });
}

/** Quarter turns of a photo, whose rotation is the version in its address. */
export const turnsIn = (url: string) => Number(url.split('?v=', 2)[1] ?? 0) / 90;
