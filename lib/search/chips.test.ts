import { describe, expect, it } from 'vitest';
import { chipsOf } from '@/lib/search/chips';
import { filtersToQuery, readFilters } from '@/lib/search/filters';

const chips = (query: string) => chipsOf(readFilters(Object.fromEntries(new URLSearchParams(query))).filters);

describe('chips', () => {
  it.each([
    ['listing_city_id=11', 'Oostende'],
    ['listing_city_id=11,2', 'Bredene, Oostende'],
    ['property_type=penthouse', 'Penthouse'],
    ['price=0-200', 'Max. 200 euro'],
    ['price=0-1250', 'Max. 1.250 euro'],
    ['price=70-200', 'Min. 70, max. 200 euro'],
    ['price=95', '95 euro'],
    ['listing_setting_floor=3', 'Verdieping 3+'],
    ['listing_setting_floor=0', 'Verdieping 0+'],
    ['listing_setting_parking_spaces=1', '1+ parkeerplaats'],
    ['listing_setting_double_beds=2', '2+ tweepersoonsbedden'],
    ['listing_setting_personal_welcome=1', 'Persoonlijk onthaal'],
    ['max_capacity=0-4', 'Max. 4 personen'],
    ['number_of_bedrooms=2-10', '2+ slaapkamers'],
    ['number_of_bedrooms=10-10', '10+ slaapkamers'],
    ['number_of_bedrooms=2-3', '2 tot 3 slaapkamers'],
    ['number_of_bathrooms=1', '1 badkamer'],
    ['oceanview=front', 'Frontaal zeezicht'],
    ['oceanview=side', 'Zijdelings zeezicht'],
    ['oceanview=no', 'Geen zeezicht'],
    ['oceanview=side,front', 'Zeezicht'],
    ['oceanview=no,front', 'Frontaal of geen zeezicht'],
    ['oceanview=front,side,no', 'Frontaal of zijdelings of geen zeezicht'],
    ['listing_setting_lift=1', 'Lift'],
    ['listing_setting_terrace=1', 'Terras of balkon'],
    ['minimum_rental_period=two_weeks', 'Per twee weken'],
    ['logiesdecreet=900001', '900001'],
    ['name=Zonne', 'Naam: Zonne'],
    ['adults=1', '1 volwassene'],
    ['adults=4&children=1', '4 volwassenen, 1 kind'],
    ['adults=3&children=2&babies=1', '3 volwassenen, 2 kinderen, 1 baby'],
    ['pets=1', '1 hond'],
    ['pets=2', '2 honden'],
    ['sort_by=price_asc', 'Prijs: laag naar hoog'],
    ['sort_by=rating_desc', 'Beoordeling: hoog naar laag'],
  ])('%s reads %s', (query, label) => {
    expect(chips(query).map((chip) => chip.label)).toEqual([label]);
  });

  it('shows none for empty values, the page and the default order', () => {
    expect(chips('listing_city_id=&price=&page=3&sort_by=recent')).toEqual([]);
  });

  it('each leads to the search without it, from the first page', () => {
    const rests = chips('listing_city_id=11&price=0-200&page=4').map(({ rest }) => filtersToQuery(rest));
    expect(rests).toEqual(['price=0-200', 'listing_city_id=11']);
  });

  it.each([
    ['month=2027-07&stay=week', 'Week in juli 2027'],
    ['month=2027-07&nights=1', '1 nacht in juli 2027'],
    ['month=2027-07,2027-08,2026-12&nights=7', '7 nachten in december 2026, juli of augustus 2027'],
  ])('of %s is one that reads %s', (query, label) => {
    expect(chips(query).map((chip) => [chip.label, filtersToQuery(chip.rest)])).toEqual([[label, '']]);
  });

  it('a budget goes alone, and with the days', () => {
    const [stay, budget] = chips('arrival=2027-07-03&departure=2027-07-10&max_total=1500&sort_by=price_asc');
    expect(stay && filtersToQuery(stay.rest)).toBe('sort_by=price_asc');
    expect(budget).toMatchObject({ parameter: 'max_total', label: 'Hoogstens €\u00a01.500 in totaal' });
    expect(budget && filtersToQuery(budget.rest)).toBe(
      'arrival=2027-07-03&departure=2027-07-10&sort_by=price_asc',
    );
    const [months] = chips('month=2027-07&nights=7&max_total=1500');
    expect(months?.rest).toEqual({});
  });

  it('a stay is one chip, and goes as a whole', () => {
    const [chip, ...others] = chips('arrival=2027-07-03&departure=2027-07-10');
    expect(chip).toMatchObject({ label: 'za 3 – za 10 jul 2027', rest: {} });
    expect(others).toEqual([]);
  });
});
