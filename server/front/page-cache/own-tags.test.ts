import { describe, expect, it } from 'vitest';
import { partAtOwnTags } from './own-tags';

const rendered = (nonce: string) =>
  [
    `<link rel="preload" as="script" nonce="${nonce}" href="/_next/a.js"/>`,
    `<script src="/_next/a.js" nonce="${nonce}" async=""></script>`,
    `<script nonce="${nonce}" id="_R_">more()</script>`,
    `<script nonce="${nonce}">push([1,"{\\"nonce\\":\\"${nonce}\\"}"])</script>`,
    `<script type="application/ld+json" nonce="${nonce}">{}</script>`,
    `<p title='nonce="${nonce}"'><script>stolen()</script><script nonce="other">stolen(2)</script></p>`,
  ].join('');

const dropNonce = (html: string, nonce: string) => {
  const { pieces, codes } = partAtOwnTags(html, nonce);
  return { html: pieces.join(''), codes };
};

describe('a page without the nonce of its rendering', () => {
  const [first, second] = ['a'.repeat(22), 'b'.repeat(22)];

  it('is the same whichever nonce it had, and as long where the renderer counts', () => {
    const { html, codes } = dropNonce(rendered(first), first);
    expect(html).toBe(dropNonce(rendered(second), second).html);
    expect(html).not.toContain(first);
    expect(codes).toEqual(['more()', `push([1,"{\\"nonce\\":\\"${'-'.repeat(22)}\\"}"])`]);
  });

  it('has its scripts as they would stand there without one', () => {
    const { html } = dropNonce(rendered(first), first);
    expect(html).toContain('<script src="/_next/a.js" async=""></script>');
    expect(html).toContain('<script id="_R_">more()</script>');
  });

  it('names the whole code, whatever it looks like', () => {
    const code = 'if (1 < 2 && a > b) say("<p>", "<script")';
    const page = `<script nonce="${first}" id="a">${code}</script><script nonce="${first}">`;
    expect(dropNonce(page, first).codes).toEqual([code]);
  });

  it('names no script that did not have it', () => {
    expect(dropNonce(rendered(first), first).codes.join()).not.toContain('stolen');
    expect(dropNonce('<script>stolen()</script>', first).codes).toEqual([]);
  });
});
