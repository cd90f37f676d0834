import { describe, expect, it } from 'vitest';
import { strictObject } from 'zod';
import { toFieldErrors, z } from './zod';

const form = strictObject({
  first_name: z.string().trim().min(1).max(5),
  email: z.email(),
  number_of_adults: z.int().min(1).max(10),
  country: z.enum(['be', 'nl']),
  message: z.string().min(3),
  ids: z.array(z.int()).max(2).optional(),
});
const good = {
  first_name: 'An',
  email: 'an@kustverblijf.test',
  number_of_adults: 2,
  country: 'be',
  message: 'Dag',
};

describe('Dutch validation messages', () => {
  it.each([
    [{ first_name: undefined }, 'first_name', 'Voornaam is verplicht.'],
    [{ first_name: '   ' }, 'first_name', 'Voornaam is verplicht.'],
    [{ first_name: 'Annemieke' }, 'first_name', 'Voornaam mag hoogstens 5 tekens hebben.'],
    [{ first_name: 7 }, 'first_name', 'Voornaam heeft geen geldige waarde.'],
    [{ email: 'geen adres' }, 'email', 'Vul een geldig e-mailadres in.'],
    [{ number_of_adults: 0 }, 'number_of_adults', 'Aantal volwassenen moet minstens 1 zijn.'],
    [{ number_of_adults: 11 }, 'number_of_adults', 'Aantal volwassenen mag hoogstens 10 zijn.'],
    [{ number_of_adults: 1.5 }, 'number_of_adults', 'Aantal volwassenen moet een geheel getal zijn.'],
    [{ country: 'xx' }, 'country', 'Land: kies een van de mogelijkheden.'],
    [{ country: undefined }, 'country', 'Land is verplicht.'],
    [{ message: 'a' }, 'message', 'Bericht moet minstens 3 tekens hebben.'],
    [{ ids: [1, 2, 3] }, 'ids', 'Selectie: kies er hoogstens 2.'],
    [{ kleur: 'rood' }, 'body', 'Het veld kleur wordt niet herkend.'],
  ])('%j is told at its field', (change, field, sentence) => {
    const result = form.safeParse({ ...good, ...change });
    expect(result.success).toBe(false);
    expect(toFieldErrors(result.error ?? new z.ZodError([]))).toEqual({ [field]: [sentence] });
  });

  it('names every field that is wrong', () => {
    const result = form.safeParse({});
    expect(Object.keys(toFieldErrors(result.error ?? new z.ZodError([])))).toHaveLength(5);
  });
});

describe('names that every object knows', () => {
  const none = new z.ZodError([]);

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'are names like any other: %s',
    (name) => {
      const given = { [name]: 1 };
      const unknown = strictObject({}).safeParse(given);
      expect(toFieldErrors(unknown.error ?? none)).toEqual({
        body: [`Het veld ${name} wordt niet herkend.`],
      });
      const wrong = z.object({ [name]: z.string() }).safeParse(given);
      expect(toFieldErrors(wrong.error ?? none)).toEqual({ [name]: [`${name} heeft geen geldige waarde.`] });
    },
  );
});
