import { describe, expect, it } from 'vitest';
import { newRoom, unusedKinds } from '@/lib/listing-form/rooms';

const room = (name: string) => ({ name, beds: [] });

describe('a new room', () => {
  it('is a bedroom with a number of its own', () => {
    expect(newRoom([])).toEqual({ name: 'Slaapkamer 1', beds: [{ kind: 'double', count: 1 }] });
    expect(newRoom([room('Slaapkamer 1'), room('Leefruimte')]).name).toBe('Slaapkamer 2');
    expect(newRoom([room('Slaapkamer 2')]).name).toBe('Slaapkamer 1');
  });
});

describe('the kinds of a bed', () => {
  const beds = [
    { kind: 'double', count: 1 },
    { kind: 'cot', count: 1 },
  ] as const;
  it('are those that the room has not, and its own', () => {
    expect(unusedKinds([...beds], null)).toEqual(['single', 'bunk', 'sofa']);
    expect(unusedKinds([...beds], 'cot')).toEqual(['single', 'bunk', 'sofa', 'cot']);
  });
});
