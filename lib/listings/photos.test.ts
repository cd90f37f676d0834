import { describe, expect, it } from 'vitest';
import { photoSources, photoUrl, shownSize, wirePhotoSize, wirePhotoUrl } from '@/lib/listings/photos';

describe('addresses of photos', () => {
  it('name picture, width and format', () => {
    expect(photoUrl('ab-1', 640, 'webp')).toBe('/fotos/ab-1/640.webp');
    expect(wirePhotoUrl('ab-1')).toBe('/fotos/ab-1/1280.jpg');
  });

  it('change when the photo is turned', () => {
    const addresses = [0, 90, 180, 270].map((rotate) => wirePhotoUrl('ab-1', rotate));
    expect(new Set(addresses).size).toBe(4);
  });
});

describe('photoSources', () => {
  it('offers every width as WebP and one JPEG', () => {
    const { srcSet, src } = photoSources({ url: '/fotos/ab-1/1280.jpg' });
    expect(srcSet.split(', ')).toEqual([
      '/fotos/ab-1/320.webp 320w',
      '/fotos/ab-1/640.webp 640w',
      '/fotos/ab-1/960.webp 960w',
      '/fotos/ab-1/1280.webp 1280w',
      '/fotos/ab-1/1920.webp 1920w',
    ]);
    expect(src).toBe('/fotos/ab-1/1280.jpg');
  });

  it('offers AVIF once it is there', () => {
    const picture = { url: '/fotos/ab-1/1280.jpg?v=90', width: 700 };
    expect(photoSources(picture).avifSrcSet).toBeNull();
    expect(photoSources({ ...picture, avif: true }).avifSrcSet).toBe(
      '/fotos/ab-1/320.avif?v=90 320w, /fotos/ab-1/640.avif?v=90 640w, /fotos/ab-1/960.avif?v=90 700w',
    );
  });

  it('keeps the version', () => {
    const { srcSet, src } = photoSources({ url: '/fotos/ab-1/1280.jpg?v=90' }, 640);
    expect(srcSet).toBe('/fotos/ab-1/320.webp?v=90 320w, /fotos/ab-1/640.webp?v=90 640w');
    expect(src).toBe('/fotos/ab-1/640.jpg?v=90');
  });

  it('offers nothing wider than the photo, and tells its true width', () => {
    const { srcSet } = photoSources({ url: '/fotos/ab-1/1280.jpg', width: 1008 });
    expect(srcSet.split(', ').slice(-2)).toEqual([
      '/fotos/ab-1/960.webp 960w',
      '/fotos/ab-1/1280.webp 1008w',
    ]);
  });
});

describe('shownSize', () => {
  it.each([
    [0, { width: 1600, height: 1067 }],
    [90, { width: 1067, height: 1600 }],
    [180, { width: 1600, height: 1067 }],
    [270, { width: 1067, height: 1600 }],
  ])('turned by %i', (rotate, size) => {
    expect(shownSize({ width: 1600, height: 1067, rotate })).toEqual(size);
  });
});

describe('wirePhotoSize', () => {
  it.each([
    ['a wide photo', { width: 1920, height: 1280 }, { width: 1280, height: 853 }],
    ['an upright photo', { width: 1600, height: 2400 }, { width: 1280, height: 1920 }],
    ['a photo narrower than the file may be', { width: 1008, height: 651 }, { width: 1008, height: 651 }],
    ['a photo whose size is not known', {}, null],
  ])('of %s', (_what, size, served) => {
    expect(wirePhotoSize(size)).toEqual(served);
  });
});
