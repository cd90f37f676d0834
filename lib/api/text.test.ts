import { describe, expect, it } from 'vitest';
import { idListQuery, idText, pageQuery } from '@/lib/api/params';
import { readMailbox } from '@/lib/api/typed-text';
import { emailAddress, optionalLine, optionalPhone, requiredLine, requiredText } from '@/lib/api/text';
import { toFieldErrors, z } from '@/lib/api/zod';

const sentence = (schema: z.ZodType, value: unknown, name = 'first_name') => {
  const { error } = z.object({ [name]: schema }).safeParse({ [name]: value });
  return error && toFieldErrors(error)[name];
};

describe('a line', () => {
  it.each([
    ['  Jan  ', 'Jan'],
    ['Jan\r\nBcc: iedereen', 'Jan Bcc: iedereen'],
    ['Jan\u0000 \t Janssens', 'Jan Janssens'],
  ])('%j is %j', (given, kept) => {
    expect(requiredLine(100).parse(given)).toBe(kept);
  });

  it('of spaces alone is missing', () => {
    expect(sentence(requiredLine(100), '  \u00a0 ')).toEqual(['Voornaam is verplicht.']);
    expect(sentence(requiredLine(100), undefined)).toEqual(['Voornaam is verplicht.']);
    expect(sentence(requiredLine(3), 'Jans')).toEqual(['Voornaam mag hoogstens 3 tekens hebben.']);
  });

  it.each([undefined, null, '', '  '])('that may be left out is null for %j', (given) => {
    expect(optionalLine(100).parse(given)).toBeNull();
  });
});

describe('a text', () => {
  it('keeps its lines', () => {
    expect(requiredText(100).parse(' een\r\ntwee\u0000\rdrie\t\u0007 ')).toBe('een\ntwee\ndrie');
  });
});

describe('an e-mail address', () => {
  it.each(['', ' ', 'jan', 'jan@', 'jan@x', 'jan@x.be\nBcc: y@x.be', `${'a'.repeat(250)}@x.be`])(
    '%j is refused with one sentence',
    (given) => {
      expect(sentence(emailAddress(), given, 'email')).toHaveLength(1);
    },
  );

  it.each([
    '',
    'jan',
    'jan@x',
    'jan@x.be',
    ' Jan+zee@x.be ',
    'j@café.be',
    'j@x.xn--p1ai',
    `${'a'.repeat(250)}@x.be`,
  ])('%j is read alike without a schema', (typed) => {
    expect(readMailbox(typed)).toBe(emailAddress().safeParse(typed).data ?? null);
  });

  it('loses the spaces around it', () => {
    expect(emailAddress().parse(' jan@kustverblijf.test ')).toBe('jan@kustverblijf.test');
  });
});

describe('a phone number', () => {
  it.each(['+32 470 12 34 56', '0032470123456', '(059) 70.11.99', '0470/12.34.56'])('%j is one', (given) => {
    expect(optionalPhone().parse(given)).toBe(given);
  });

  it.each(['bel mij', '12', '+32 470 <b>', '0'.repeat(31)])('%j is none', (given) => {
    expect(sentence(optionalPhone(), given, 'phone')).toHaveLength(1);
  });

  it('is asked for in words', () => {
    expect(sentence(optionalPhone(), '12', 'phone')).toEqual(['Vul een geldig telefoonnummer in.']);
  });
});

describe('an id in an address', () => {
  it.each(['0', '-1', '1.5', '1e3', ' 1', '01', '2147483648', 'x', ''])('%j is none', (given) => {
    expect(idText.safeParse(given).success).toBe(false);
  });

  it('comes in lists without doubles', () => {
    expect(idListQuery.parse({ ids: '3,5,3' })).toEqual({ ids: [3, 5] });
    for (const ids of ['', '3,,5', '3, 5', 'x', Array.from({ length: 101 }, (_, n) => n + 1).join(',')]) {
      expect(idListQuery.safeParse({ ids }).success, ids).toBe(false);
    }
    expect(idListQuery.safeParse({}).success).toBe(false);
  });
});

describe('the page of a list', () => {
  it('starts at 1 with 15 a page, and a limit has its limit', () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, limit: 15 });
    expect(pageQuery.parse({ page: '3', limit: '5000' })).toEqual({ page: 3, limit: 100 });
    for (const bad of [{ page: '0' }, { page: '-1' }, { page: 'x' }, { limit: '0' }, { limit: '1.5' }]) {
      expect(pageQuery.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
    }
  });
});
