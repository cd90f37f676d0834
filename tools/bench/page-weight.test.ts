import { describe, expect, it } from 'vitest';
import { heaviest, reactDataOf } from '@/tools/bench/page-weight';

describe('the data for React', () => {
  it('is what the inline scripts contain, whether they run at once or wait', () => {
    const first = '(self.__next_f=self.__next_f||[]).push([0])';
    const second = 'self.__next_f.push([1,"zeeëzicht < 3 \\u003cp>"])';
    const html = [
      '<body><p>self.__next_f.push is not said here</p>',
      `<script>${first}</script><script type="text/plain" nonce="x">${second}</script>`,
      '<script src="/a.js" async=""></script><script>start(self.__next_f)</script>',
      '<script type="application/ld+json">{"a":"self.__next_f"}</script></body>',
    ].join('');
    expect(reactDataOf(html)).toBe(first.length + second.length + 1);
  });

  it('is zero for a page without any', () => {
    expect(reactDataOf('<script>go()</script>')).toBe(0);
  });
});

describe('the heaviest of pages', () => {
  it('is taken per figure', () => {
    const weights = [
      { brotli: 1, html: 20, reactData: 3 },
      { brotli: 2, html: 10, reactData: 9 },
    ];
    expect(heaviest(weights)).toEqual({ brotli: 2, html: 20, reactData: 9 });
  });
});
