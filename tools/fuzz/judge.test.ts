import { describe, expect, it } from 'vitest';
import { operationsOf } from '@/tools/fuzz/document';
import { faultsOf, SLOWEST_MS, storedFaults } from '@/tools/fuzz/judge';
import type { Answered } from '@/tools/fuzz/judge';

const shape = {
  type: 'object',
  properties: { id: { type: 'integer' } },
  required: ['id'],
  additionalProperties: false,
};
const [operation] = operationsOf({
  paths: {
    '/api/homes/{id}': {
      get: {
        parameters: [{ name: 'X-XSRF-TOKEN', in: 'header', required: true }],
        responses: {
          200: { content: { 'application/json': { schema: shape }, 'text/csv': {} } },
          204: { description: 'Done' },
        },
      },
    },
  },
});

const answer = (changes: Partial<Answered> = {}): Answered => ({
  ...{ status: 200, contentType: 'application/json; charset=utf-8', text: '{"id":1}', milliseconds: 3 },
  isWithoutToken: false,
  ...changes,
});
const faults = (changes?: Partial<Answered>) => operation && faultsOf(operation, answer(changes));

describe('an answer', () => {
  it('is right as documented', () => {
    expect(faults()).toEqual([]);
    expect(faults({ contentType: 'text/csv', text: 'id\n1' })).toEqual([]);
    expect(faults({ status: 204, contentType: null, text: '' })).toEqual([]);
  });

  it.each<[string, Partial<Answered>]>([
    ['418 is not documented', { status: 418, text: '' }],
    ['200 is not of the documented shape:  must have required property', { text: '{}' }],
    ['200 is not of the documented shape: /id must be integer', { text: '{"id":"1"}' }],
    ['must NOT have additional properties: email', { text: '{"id":1,"email":"a@b.be"}' }],
    ['200 is not of the documented shape: is no JSON', { text: '<html>' }],
    ['200 is not documented to be text/html', { contentType: 'text/html', text: '<p>' }],
    ['200 has no body', { text: '' }],
    ['half a character', { contentType: 'text/csv', text: '\ud83c' }],
    ['accepted without its token', { isWithoutToken: true }],
    ['took over 5 s', { milliseconds: SLOWEST_MS + 1 }],
  ])('is wrong: %s', (fault, changes) => {
    expect(faults(changes)).toEqual([expect.stringContaining(fault)]);
  });

  it('of the server’s fault is never right', () => {
    expect(faults({ status: 500, text: '' })).toContain('500 is the server’s fault'.replace('’', "'"));
  });

  it('needs a document', () => {
    expect(() => operationsOf({})).toThrow('no call');
  });
});

describe('what is stored', () => {
  const stored = (after: object | null, before: object | null = null) =>
    storedFaults({ table: 'listings', operation: 'UPDATE', before: { ...before }, after: { ...after } });

  it('holds lines and tabs', () => {
    expect(stored({ title: 'Zee', description: 'Eén\n\ttwee', texts: { fr: ['mer'] }, price: 3 })).toEqual(
      [],
    );
  });

  it.each([{ title: 'a\u0007b' }, { title: { fr: ['a\u0085'] } }, { title: { 'a\rb': 1 } }])(
    'holds no control character: %j',
    (row) => {
      expect(stored(row)).toEqual(['stores a control character in listings.title']);
      // A row that had it before is not this call's fault.
      expect(stored(row, row)).toEqual([]);
    },
  );
});
