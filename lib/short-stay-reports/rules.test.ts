import { describe, expect, it } from 'vitest';
import { findFaults } from '@/lib/short-stay-reports/rules';

const activity = {
  activityId: 'K-ABC123-0123456789ab',
  status: 'finished',
  areaId: 'oostende',
  url: 'https://kust.test/aanbod/zeezicht',
  address: {
    thoroughfare: 'Zeedijk',
    locatorDesignatorNumber: 12,
    locatorDesignatorLetter: 'A',
    locatorDesignatorAddition: 'bus 3',
    postCode: '8400',
    postName: 'Oostende',
    fullAddress: 'Zeedijk 12A-bus 3, 8400 Oostende',
  },
  registrationNumber: '123456',
  numberOfGuests: 2,
  countryOfGuests: ['BEL', 'N/A'],
  temporal: { startDatetime: '2026-10-01T13:00:00Z', endDatetime: '2026-10-03T09:00:00Z' },
};
const { address, temporal } = activity;

describe('findFaults', () => {
  it.each(['v1', 'v2'] as const)('finds none in a sound activity of %s', (version) => {
    expect(findFaults(activity, version)).toEqual([]);
  });

  it.each([
    [{ activityId: 'K ABC' }, 'activityId'],
    [{ activityId: 'a'.repeat(65) }, 'activityId'],
    [{ status: 'done' }, 'status'],
    [{ areaId: '' }, 'areaId'],
    [{ registrationNumber: '' }, 'registrationNumber'],
    [{ numberOfGuests: 0, countryOfGuests: [] }, 'numberOfGuests'],
    [{ numberOfGuests: 3 }, 'countryOfGuests'],
    [{ countryOfGuests: ['BEL', 'UNK'] }, 'countryOfGuests'],
    [{ countryOfGuests: ['BEL', 'nld'] }, 'countryOfGuests'],
    [{ address: { ...address, postCode: '84 00' } }, 'address.postCode'],
    [{ address: { ...address, locatorDesignatorLetter: 'é' } }, 'address.locatorDesignatorLetter'],
    [{ address: { ...address, thoroughfare: '' } }, 'address.thoroughfare'],
    [{ address: { ...address, locatorDesignatorNumber: -1 } }, 'address.locatorDesignatorNumber'],
    [{ temporal: { ...temporal, endDatetime: temporal.startDatetime } }, 'temporal.endDatetime'],
    [{ temporal: { ...temporal, startDatetime: '2024-10-01T13:00:00Z' } }, 'temporal.startDatetime'],
  ])('%j', (change, path) => {
    expect(findFaults({ ...activity, ...change }, 'v2')).toContain(path);
  });

  it.each([
    [{ activityId: 123 }, 'activityId'],
    [{ areaId: 7 }, 'areaId'],
    [{ numberOfGuests: '2' }, 'numberOfGuests'],
    [{ temporal: { ...temporal, startDatetime: '2026-10-01T13:00:00+02:00' } }, 'temporal.startDatetime'],
    [{ temporal: { ...temporal, startDatetime: '2026-10-01 13:00:00Z' } }, 'temporal.startDatetime'],
    [{ temporal: { ...temporal, startDatetime: '2026-10-01' } }, 'temporal.startDatetime'],
    [{ temporal: { ...temporal, startDatetime: 1_790_859_600 } }, 'temporal.startDatetime'],
  ])('refuses what the interface takes for something else: %j', (change, path) => {
    expect(findFaults({ ...activity, ...change }, 'v1')).toContain(path);
    expect(findFaults({ ...activity, ...change }, 'v2')).toContain(path);
  });

  it('refuses a field that the interface lacks', () => {
    expect(findFaults({ ...activity, guestName: 'Lotte' }, 'v1')).not.toEqual([]);
  });

  it('allows longer lines in version 2', () => {
    const url = `https://kust.test/${'a'.repeat(120)}`;
    expect(findFaults({ ...activity, url }, 'v1')).toEqual(['url']);
    expect(findFaults({ ...activity, url }, 'v2')).toEqual([]);
  });
});
