import { describe, expect, it } from 'vitest';
import { newsSummary, parseContent } from '@/lib/news/content';

const element = (tag: string, children: unknown[], href?: string) => ({ tag, href, children });

describe('the nodes of an article', () => {
  it('are its paragraphs, lists and links', () => {
    const html =
      '<h2>Kop</h2><ul><li>Zon &amp; zee<br />&lt;3</li></ul><p><a href="https://x.test/?a=1&amp;b=2">x</a></p>';
    expect(parseContent(html)).toEqual([
      element('h2', ['Kop']),
      element('ul', [element('li', ['Zon & zee', element('br', []), '<3'])]),
      element('p', [element('a', ['x'], 'https://x.test/?a=1&b=2')]),
    ]);
  });

  it.each([
    ['<script>a</script>', ['a']],
    ['<img src=x onerror=alert(1)>a', ['a']],
    ['<p onclick="a>b">c</p>', [element('p', ['c'])]],
    ['<a href="javascript:alert(1)">a</a>', [element('a', ['a'])]],
    ['<a href="//ergens.test">a</a>', [element('a', ['a'])]],
    ['<a href="/\\ergens.test">a</a>', [element('a', ['a'])]],
    ['<a data-href="https://a.test">a</a>', [element('a', ['a'])]],
    ['&amp;lt;b&amp;gt;', ['&lt;b&gt;']],
    ['1 < 2', ['1 ', '<', ' 2']],
  ])('are never more than that: %s', (html, nodes) => {
    expect(parseContent(html)).toEqual(nodes);
  });

  it('end where their parent ends', () => {
    expect(parseContent('<p><strong>a</p>b</strong>')).toEqual([
      element('p', [element('strong', ['a'])]),
      'b',
    ]);
  });
});

describe('a summary', () => {
  it.each([
    ['<p>Eén zin.</p>\n<p>Nog <strong>een</strong>.</p>', 'Eén zin. Nog een.'],
    ['<ul><li>Zon &amp; zee</li><li>1 &lt; 2</li></ul>', 'Zon & zee 1 < 2'],
    ['', ''],
  ])('of %s is %s', (html, text) => {
    expect(newsSummary(html)).toBe(text);
  });

  it('is cut at a word', () => {
    expect(newsSummary('<p>Een heel lang verhaal over de zee</p>', 20)).toBe('Een heel lang…');
    expect(newsSummary('<p>Een heel lang verhaal</p>', 21)).toBe('Een heel lang verhaal');
    expect(newsSummary('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`);
  });
});
