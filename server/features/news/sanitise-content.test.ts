import { describe, expect, it } from 'vitest';
import { sanitiseContent } from '@/server/features/news/sanitise-content';

describe('the content of an article', () => {
  it.each([
    '<h2>Kop</h2>\n<p>Een <strong>vette</strong> en <em>schuine</em> zin,<br />met &amp; en &lt;.</p>',
    '<ul><li>Zon</li><li>Zee</li></ul><ol><li>Eerst</li></ol><blockquote><p>Zei zij.</p></blockquote>',
    '<p><a href="https://www.kustverblijf.test/tips">Tips</a> <a href="/dashboard">hier</a></p>',
    '<p><a href="mailto:info@kustverblijf.test">Mail</a> <a href="tel:+3250000000">bel</a></p>',
  ])('stays as it is: %s', (html) => {
    expect(sanitiseContent(html)).toBe(html);
  });

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//ergens.test">a</a>', '<a>a</a>'],
    ['<a href="/x" target="_blank" onmouseover="x()">a</a>', '<a href="/x">a</a>'],
    ['<p>a</p><iframe src="https://ergens.test"></iframe><style>p{}</style>', '<p>a</p>'],
    ['<svg><a href="javascript:x"><text>a</text></a></svg>', '<a>a</a>'],
    ['<p>a<!-- geheim --></p>', '<p>a</p>'],
    ['<form action="/logout"><button>a</button></form>', 'a'],
    ['<h1>a</h1><b>b</b><i>c</i>', '<h2>a</h2><strong>b</strong><em>c</em>'],
    ['<p>a', '<p>a</p>'],
    ['zomaar <tekst', 'zomaar'],
    ['a\0b', 'ab'],
  ])('loses what could do harm: %s', (html, clean) => {
    expect(sanitiseContent(html)).toBe(clean);
  });

  it.each(['', '   ', '<p></p>', '<p>&nbsp;<br></p>', '<p>\u00a0</p>', '<script>alert(1)</script>'])(
    'has something to read: %j',
    (html) => {
      expect(() => sanitiseContent(html)).toThrow(
        expect.objectContaining({ details: { fields: { content: ['Inhoud is verplicht.'] } } }),
      );
    },
  );

  it('is the same when it is sanitised again', () => {
    const once = sanitiseContent('<p>a &lt;script&gt; "b" é</p><ul><li>c</ul>');
    expect(sanitiseContent(once)).toBe(once);
  });
});
