import { describe, expect, it } from 'vitest';
import { makeScriptsWait, missingTags, partAtOwnTags, replaceScripts } from './markup';

const nonce = 'n'.repeat(22);
/** As the renderer marks its own scripts. */
const marked = (html: string) =>
  html.replaceAll(/<script(?! type| src="[^"]*" noModule)| as="script"/g, `$& nonce="${nonce}"`);
const waiting = (html: string) => makeScriptsWait(html, nonce, 'start()').pieces.join('');

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const question = '<dialog id="cookie-question"><p>Mag dat?</p></dialog>';
const scripts = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<script src="/_next/a.js" async=""></script>',
  '<script src="/_next/old.js" noModule=""></script>',
].join('');

describe('the scripts of a page that wait', () => {
  const html = page(
    marked(scripts),
    marked(
      `<div>${question}<main>Tekst</main></div><script src="/_next/b.js?x=1&amp;y=2" async=""></script><script>begin()</script><script id="_R_">more()</script><script type="application/ld+json">{}</script><script src="/_next/a.js" async=""></script>`,
    ),
  );
  const text = waiting(html);

  it('are listed once each, as addresses, and stand nowhere else', () => {
    const [, list = ''] =
      /<script type="application\/json" id="later-scripts">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(list)).toEqual(['/_next/a.js', '/_next/b.js?x=1&y=2']);
    expect(text).not.toMatch(/<script src="[^"]*" async/);
    expect(text).not.toContain('preload');
  });

  it('are data where they stand inline', () => {
    expect(text).toContain('<script type="text/plain">begin()</script>');
    expect(text).toContain('<script id="_R_" type="text/plain">more()</script>');
  });

  it('leave what is not theirs: data, and scripts for browsers without modules', () => {
    expect(text).toContain('<script type="application/ld+json">{}</script>');
    expect(text).toContain('<script src="/_next/old.js" noModule=""></script>');
    expect(text).toContain('<main>Tekst</main>');
  });

  it('are started by a script right after the question about cookies', () => {
    expect(text).toContain('</dialog><script data-next="/_next/static//wake-page.js">start()</script><main>');
  });

  it('do not wait where nothing could start them', () => {
    const without = page(scripts, '<main>Tekst</main>');
    expect(waiting(marked(without))).toBe(without);
  });
});

describe('a page with one script of its own', () => {
  it('has no other', () => {
    const html = page(scripts, `<main>Tekst</main><script>begin()</script><script id="_R_">more()</script>`);
    const { pieces, codes } = replaceScripts(marked(html), nonce, 'own("$&")');
    expect(pieces.join('')).toBe(page('', '<main>Tekst</main><script>own("$&")</script>'));
    expect(codes).toEqual(['own("$&")']);
  });
});

describe('the tags that a build looks for', () => {
  const react = 'self.__next_f.push([1,"a"])';
  const rendered = page(
    scripts.replace(/<script src="\/_next\/old.*$/, ''),
    `${question}<script>${react}</script><script id="_R_">more()</script>`,
  );

  it('are all there', () => {
    expect(missingTags(marked(rendered), nonce)).toEqual([]);
  });

  it.each([
    ['scripts that are fetched', marked(rendered.replace(' async=""', ' async'))],
    ['the data of React, marked with the nonce', rendered],
    ['the inline script that has an id', marked(rendered.replace(' id="_R_"', ' data-id="_R_"'))],
    ['the place where scripts are started', marked(rendered.replace('cookie-question', 'question'))],
    ['scripts in no other form', marked(rendered.replace('rel="preload" as', 'as'))],
  ])('%s', (missing, html) => {
    expect(missingTags(html, nonce)).toContain(missing);
  });
});

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
