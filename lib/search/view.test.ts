import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseView, layOutWantedView, shownView, withView, withoutView } from './view';

const kept = new Map<string, string>();
const dataset: Record<string, string> = {};
const replaced: string[] = [];

function visit(search: string): void {
  vi.stubGlobal('location', { search, pathname: '/aanbod' });
}

beforeEach(() => {
  kept.clear();
  delete dataset.view;
  replaced.length = 0;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => replaced.push(address),
  });
  vi.stubGlobal('window', { dispatchEvent: () => true });
  visit('');
});

describe('the view of the overview', () => {
  it('is what the address says, else what was chosen last, else the list', () => {
    const laidOut = (search: string) => {
      delete dataset.view;
      visit(search);
      layOutWantedView();
      return shownView();
    };
    expect([laidOut(''), laidOut('?view=map'), laidOut('?adults=2&view=map')]).toEqual([
      'list',
      'map',
      'map',
    ]);
    expect([laidOut('?view=moon'), laidOut('?review=map')]).toEqual(['list', 'list']);
    kept.set('overview_view', 'map');
    expect([laidOut('?adults=2'), laidOut('?adults=2&view=list')]).toEqual(['map', 'list']);
  });

  it('is kept and said in the address once somebody chooses, and forgotten with the list', () => {
    visit('?adults=2');
    chooseView('map');
    expect([shownView(), kept.get('overview_view'), replaced.at(-1)]).toEqual([
      'map',
      'map',
      '/aanbod?adults=2&view=map',
    ]);
    visit('?adults=2&view=map');
    chooseView('list');
    expect([shownView(), kept.size, replaced.at(-1)]).toEqual(['list', 0, '/aanbod?adults=2']);
  });

  it('goes along with every further search, and is no part of it', () => {
    expect([withView(''), withView('adults=2')]).toEqual(['', 'adults=2']);
    dataset.view = 'map';
    expect([withView(''), withView('adults=2')]).toEqual(['view=map', 'adults=2&view=map']);
    expect(withoutView('?adults=2&view=map')).toBe('adults=2');
  });
});
