/**
 * The photos of a card in one short string, in their order: 23 characters each, the 16 bytes of the picture's id as
 * base64url and one digit for its quarter turns, plus four where its AVIF files are there.
 */
import { wirePhotoUrl } from '@/lib/listings/photos';
import type { PhotoPicture } from '@/lib/listings/photos';

const ID_LENGTH = 22;
const LENGTH = ID_LENGTH + 1;
const AVIF = 4;

type PackedPicture = Pick<PhotoPicture, 'id' | 'url' | 'avif'>;

export function packPhotos(pictures: readonly PackedPicture[]): string {
  return pictures.map(({ id, url, avif }) => `${packId(id)}${turnsIn(url) + (avif ? AVIF : 0)}`).join('');
}

/** @param packed as `packPhotos` made it */
export function unpackPhotos(packed: string): PhotoPicture[] {
  return Array.from({ length: packed.length / LENGTH }, (_, index) => {
    const one = packed.slice(index * LENGTH, (index + 1) * LENGTH);
    const flags = Number(one[ID_LENGTH]);
    const id = unpackId(one.slice(0, ID_LENGTH));
    return { id, url: wirePhotoUrl(id, (flags % AVIF) * 90), avif: flags >= AVIF };
  });
}

/** The rotation of a photo is the version in its address. */
const turnsIn = (url: string) => Number(url.split('?v=', 2)[1] ?? 0) / 90;

function packId(id: string): string {
  const bytes = (id.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.slice(0, ID_LENGTH).replaceAll('+', '-').replaceAll('/', '_');
}

function unpackId(packed: string): string {
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
