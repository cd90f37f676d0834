import { describe, expect, it } from 'vitest';
import { makeScriptsWait, missingTags, replaceScripts } from './later-scripts';

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
    scripts,
    `<div>${question}<main>Tekst</main></div><script src="/_next/b.js?x=1&amp;y=2" async=""></script><script>begin()</script><script id="_R_">more()</script><script type="application/ld+json">{}</script><script src="/_next/a.js" async=""></script>`,
  );
  const waiting = makeScriptsWait(html, 'start()');

  it('are listed once each, as addresses, and stand nowhere else', () => {
    const [, list = ''] =
      /<script type="application\/json" id="later-scripts">(.*?)<\/script>/.exec(waiting) ?? [];
    expect(JSON.parse(list)).toEqual(['/_next/a.js', '/_next/b.js?x=1&y=2']);
    expect(waiting).not.toMatch(/<script src="[^"]*" async/);
    expect(waiting).not.toContain('preload');
  });

  it('are data where they stand inline', () => {
    expect(waiting).toContain('<script type="text/plain">begin()</script>');
    expect(waiting).toContain('<script id="_R_" type="text/plain">more()</script>');
  });

  it('leave what is not theirs: data, and scripts for browsers without modules', () => {
    expect(waiting).toContain('<script type="application/ld+json">{}</script>');
    expect(waiting).toContain('<script src="/_next/old.js" noModule=""></script>');
    expect(waiting).toContain('<main>Tekst</main>');
  });

  it('are started by a script right after the question about cookies', () => {
    expect(waiting).toContain(
      '</dialog><script data-next="/_next/static//wake-page.js">start()</script><main>',
    );
  });

  it('do not wait where nothing could start them', () => {
    const without = page(scripts, '<main>Tekst</main>');
    expect(makeScriptsWait(without, 'start()')).toBe(without);
  });
});

describe('a page with one script of its own', () => {
  it('has no other', () => {
    const html = page(scripts, `<main>Tekst</main><script>begin()</script><script id="_R_">more()</script>`);
    expect(replaceScripts(html, 'own("$&")')).toBe(page('', '<main>Tekst</main><script>own("$&")</script>'));
  });
});

describe('the tags that a build looks for', () => {
  const react = 'self.__next_f.push([1,"a"])';
  const rendered = page(
    scripts.replace(/<script src="\/_next\/old.*$/, ''),
    `${question}<script>${react}</script><script id="_R_">more()</script>`,
  );

  it('are all there', () => {
    expect(missingTags(rendered, [react])).toEqual([]);
  });

  it.each([
    ['scripts that are fetched', rendered.replace(' async=""', ' async'), [react]],
    ['the data of React, marked with the nonce', rendered, []],
    ['the inline script that has an id', rendered.replace(' id="_R_"', ' data-id="_R_"'), [react]],
    ['the place where scripts are started', rendered.replace('cookie-question', 'question'), [react]],
    ['scripts in no other form', rendered.replace('rel="preload" as', 'as'), [react]],
  ])('%s', (missing, html, own) => {
    expect(missingTags(html, own)).toContain(missing);
  });
});
