import { describe, expect, it } from 'vitest';
import { filesOf, fontsOf, mayBeCached } from '@/lib/offline/cached-files';

const html = [
  '<link rel="stylesheet" href="/_next/static/css/a1.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/css/a1.css"/>',
  '<link rel="icon" href="/favicon.svg"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<a href="/aanbod">x</a><img src="/fotos/1-320.webp"/><script src="/_next/static/chunks/a.js"></script>',
  '<link rel="stylesheet" href="https://elders.test/_next/static/css/b.css"/>',
].join('');

const css = [
  '@font-face{font-family:a;src:url(../media/a.woff2)format("woff2");font-weight:300 900}',
  '@font-face{unicode-range:U+100-2BA;font-family:a;src:url(../media/b.woff2)format("woff2")}',
  '@font-face{font-family:a Fallback;src:local(Arial)}',
  '@font-face { font-family: c; src: url("/_next/static/media/c.woff2") format("woff2") }',
  '.a{background:url(../media/d.woff2)}',
].join('');

describe('what the page for no network needs', () => {
  it('is its style and its icon, each once', () => {
    expect(filesOf(html)).toEqual(['/_next/static/css/a1.css', '/favicon.svg']);
  });

  it('is the fonts of its style, without those of rare letters', () => {
    expect(fontsOf(css, '/_next/static/css/a1.css')).toEqual([
      '/_next/static/media/a.woff2',
      '/_next/static/media/c.woff2',
    ]);
  });

  it('is all that is looked for among what is kept', () => {
    const all = [...filesOf(html), ...fontsOf(css, '/_next/static/css/a1.css')];
    expect(all.every(mayBeCached)).toBe(true);
    for (const other of ['/', '/aanbod', '/api/listings', '/fotos/1-320.webp', '/_next/static/chunks/a.js'])
      expect(mayBeCached(other), other).toBe(false);
  });
});
