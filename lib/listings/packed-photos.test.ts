import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPhotos, unpackPhotos } from '@/lib/listings/packed-photos';
import { rotations, wirePhotoUrl } from '@/lib/listings/photos';

const picture = fc
  .record({ id: fc.uuid(), rotate: fc.constantFrom(...rotations), avif: fc.boolean() })
  .map(({ id, rotate, avif }) => ({ id, url: wirePhotoUrl(id, rotate), avif }));

describe('the photos of a card', () => {
  it('are after unpacking what they were before', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 12 }), (pictures) => {
        const packed = packPhotos(pictures);
        expect(unpackPhotos(packed)).toEqual(pictures);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(packed).toHaveLength(37 * pictures.length);
      }),
    );
  });

  it('have no AVIF where the answer does not say so', () => {
    const id = '7290a664-5806-43b3-926c-82646e43392b';
    expect(unpackPhotos(packPhotos([{ id, url: wirePhotoUrl(id) }]))).toEqual([
      { id, url: wirePhotoUrl(id), avif: false },
    ]);
  });
});
