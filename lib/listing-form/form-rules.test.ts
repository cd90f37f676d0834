import { describe, expect, it } from 'vitest';
import { stepAfterSave } from '@/lib/listing-form/after-save';
import { intentOf, shownButtons } from '@/lib/listing-form/buttons';
import { writeDraft } from '@/lib/listing-form/draft';
import { readDraft } from '@/lib/listing-form/read-draft';
import { typedTranslations } from '@/lib/listing-form/translations';
import { closedOptions, fixedBedrooms } from '@/lib/listing-form/listing-rules';
import { addManager } from '@/lib/listing-form/add-manager';
import { changedManagers } from '@/lib/listing-form/managers';
import { joinPhone, phoneCodeOf, splitPhone } from '@/lib/listing-form/phone';
import { emptyValues } from '@/lib/listing-form/values';

describe('the buttons', () => {
  it.each([
    [{ isNew: true, isDisabled: false, isChanged: false }, ['publish', 'preview', 'concept']],
    [{ isNew: true, isDisabled: false, isChanged: true }, ['publish', 'preview', 'concept']],
    [{ isNew: false, isDisabled: false, isChanged: false }, ['preview', 'concept']],
    [{ isNew: false, isDisabled: false, isChanged: true }, ['save', 'preview', 'concept']],
    [{ isNew: false, isDisabled: true, isChanged: false }, ['publish', 'preview']],
    [{ isNew: false, isDisabled: true, isChanged: true }, ['save', 'preview']],
  ] as const)('of %j are %j', (situation, buttons) => {
    expect(shownButtons(situation)).toEqual(buttons);
  });

  it('save a disabled listing as a concept', () => {
    expect(intentOf('save', true)).toBe('concept');
    expect(intentOf('save', false)).toBe('save');
  });
});

describe('after saving', () => {
  it('leads a new listing to the list, and an edited one back', () => {
    expect(stepAfterSave({}, 'publish', true)).toEqual({
      kind: 'go',
      path: '/dashboard/aanbod-beheren?action=create',
    });
    expect(stepAfterSave({}, 'concept', true)).toEqual({
      kind: 'go',
      path: '/dashboard/aanbod-beheren?action=create-as-concept',
    });
    expect(stepAfterSave({}, 'save', false)).toEqual({ kind: 'back' });
  });

  it('follows an address to pay at, except for a concept, and no other kind of address', () => {
    const pay = { redirect: true, url: 'https://betalen.test/1' };
    expect(stepAfterSave(pay, 'publish', true)).toEqual({ kind: 'leave', url: pay.url });
    expect(stepAfterSave(pay, 'concept', false)).toEqual({ kind: 'back' });
    expect(stepAfterSave({ redirect: true, url: 'javascript:alert(1)' }, 'publish', false)).toEqual({
      kind: 'back',
    });
  });
});

describe('the type of home', () => {
  it('fixes the bedrooms of a studio and closes the floor of a house and a villa', () => {
    expect([fixedBedrooms('studio'), fixedBedrooms('apartment'), fixedBedrooms('')]).toEqual([1, null, null]);
    expect([closedOptions('house'), closedOptions('villa'), closedOptions('penthouse')]).toEqual([
      [1],
      [1],
      [],
    ]);
  });
});

describe('managers', () => {
  it.each([
    ['  ', { fault: 'empty' }],
    ['geen adres', { fault: 'no_email' }],
    ['ZUS@kust.test', { fault: 'duplicate' }],
    ['Ik@kust.test', { fault: 'own' }],
    [' broer@kust.test ', { added: 'broer@kust.test' }],
  ])('%j: %j', (typed, result) => {
    expect(addManager(['zus@kust.test'], typed, 'ik@kust.test')).toEqual(result);
  });

  it('are ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, n) => `m${n}@kust.test`);
    expect(addManager(ten, 'nog@kust.test', 'ik@kust.test')).toEqual({ fault: 'too_many' });
  });

  it('differ from what is kept by whom was added and whom was removed, whatever the case', () => {
    const kept = ['zus@kust.test', 'broer@kust.test'];
    expect(changedManagers(kept, ['Zus@kust.test', 'nicht@kust.test'])).toEqual({
      create: ['nicht@kust.test'],
      delete: ['broer@kust.test'],
    });
    expect(changedManagers(kept, kept.toReversed())).toEqual({ create: [], delete: [] });
  });
});

describe('the phone', () => {
  it('comes apart and together again', () => {
    expect(splitPhone('0031612345678')).toEqual({
      phone_enabled: true,
      phone_code: '0031',
      phone_digits: '612345678',
    });
    expect(joinPhone(splitPhone('0032470123456'))).toBe('0032470123456');
    expect(joinPhone(splitPhone(null))).toBe('');
  });

  it('starts with the code of the country', () => {
    expect([phoneCodeOf('be'), phoneCodeOf('NL')]).toEqual(['0032', '0031']);
  });
});

describe('the draft', () => {
  const now = Date.UTC(2027, 2, 1);
  const typed = { ...emptyValues(), name_holiday_home: 'Zeezicht', price: 95, managers: ['zus@kust.test'] };
  const read = (text: string | null, base: string | null = null, at = now) =>
    readDraft(text, emptyValues(), base, at);

  it('comes back as it was typed, without photos', () => {
    const kept = read(writeDraft(typed, emptyValues(), null, now));
    expect(kept).toMatchObject({ name_holiday_home: 'Zeezicht', price: 95, managers: ['zus@kust.test'] });
    expect(kept).not.toHaveProperty('images_pool');
  });

  it('brings its rooms back, and drops what are none', () => {
    const rooms = [{ name: 'Zolder', beds: [{ kind: 'bunk' as const, count: 2 }] }];
    expect(read(writeDraft({ ...typed, rooms }, emptyValues(), null, now))?.rooms).toEqual(rooms);
    const odd = JSON.stringify({ base: null, at: now, values: { ...typed, rooms: [{ name: 'Zolder' }] } });
    expect(read(odd)?.rooms).toEqual([]);
  });

  it('brings texts in other languages back, and drops what are none', () => {
    const translations = typedTranslations(null);
    translations.fr.house_rules = 'Ne pas fumer.';
    const kept = read(writeDraft({ ...typed, translations }, emptyValues(), null, now));
    expect(kept?.translations).toEqual(translations);
    const { en: _gone, ...fewer } = translations;
    const odd = JSON.stringify({ base: null, at: now, values: { ...typed, translations: fewer } });
    expect(read(odd)?.translations).toEqual(typedTranslations(null));
  });

  it.each([
    ['is not there', null, null, now],
    ['cannot be read', '{', null, now],
    ['is of another version', writeDraft(typed, emptyValues(), 'a', now), 'b', now],
    ['is weeks old', writeDraft(typed, emptyValues(), null, now), null, now + 15 * 86_400_000],
  ])('is left alone when it %s', (_why, text, base, at) => {
    expect(read(text, base, at)).toBeNull();
  });

  it('is not made of a form that says what it said at first', () => {
    expect(writeDraft(emptyValues(), emptyValues(), null, now)).toBeNull();
  });

  it('drops what the form has no place for', () => {
    const odd = JSON.stringify({
      base: null,
      at: now,
      values: { ...typed, name_holiday_home: 7, managers: [1], nieuw: 'x' },
    });
    expect(read(odd)).toMatchObject({ name_holiday_home: '', managers: [], price: 95 });
    expect(read(odd)).not.toHaveProperty('nieuw');
  });
});
