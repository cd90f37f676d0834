import { describe, expect, it } from 'vitest';
import { AnswerReader } from '@/tools/bench/answer-reader';

const whole = (body: string) => `HTTP/1.1 200 OK\r\nA: b\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const inChunks = (chunks: readonly string[]) =>
  `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${[...chunks, '']
    .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    .join('')}`;

const answers = {
  'of a known length': whole('The sea, the sea'),
  'with what looks like an end in it': whole('0\r\n\r\nHTTP/1.1 500 Oh no\r\n\r\n'),
  'without a body': whole(''),
  'in chunks': inChunks(['The sea,\r\n', 'the sea', '0\r\n\r\n', 'x'.repeat(300)]),
};

describe('the end of a response', () => {
  it.each(Object.entries(answers))('%s is found however its bytes arrive', (_name, text) => {
    const bytes = Buffer.from(text, 'latin1');
    for (const size of [1, 2, 3, 7, 50, bytes.length]) {
      const reader = new AnswerReader();
      for (let round = 0; round < 2; round += 1) {
        const ends: boolean[] = [];
        for (let at = 0; at < bytes.length; at += size) ends.push(reader.read(bytes.subarray(at, at + size)));
        expect(ends.indexOf(true)).toBe(ends.length - 1);
      }
    }
  });

  it('other than success is an error', () => {
    const reader = new AnswerReader();
    const busy = Buffer.from('HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n');
    expect(() => reader.read(busy)).toThrow('429 Too Many Requests');
  });
});
