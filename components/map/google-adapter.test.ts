import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleAdapter } from './google-adapter';
import type { MarkerView } from './map-adapter';

/** Only the parts of a page and of Google's library that the adapter uses. */
function fakePage() {
  const element = () => ({ style: {}, append: () => undefined, className: '', textContent: '' });
  vi.stubGlobal('document', { createElement: element, documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ' #123456' }));
}

afterEach(() => vi.unstubAllGlobals());

class FakeMarker extends EventTarget {
  static made: FakeMarker[] = [];
  map: unknown;
  position: unknown;
  content: unknown;
  title = '';
  gmpClickable = false;
  hasFocus = false;
  constructor(options: object) {
    super();
    Object.assign(this, options);
    FakeMarker.made.push(this);
  }
  focus() {
    this.hasFocus = true;
  }
}

class FakeCircle {
  static made: FakeCircle[] = [];
  map: unknown;
  radius = 0;
  fillColor = '';
  constructor(options: object) {
    Object.assign(this, options);
    FakeCircle.made.push(this);
  }
  setMap(map: unknown) {
    this.map = map;
  }
}

class FakePanorama {
  static shown: string[] = [];
  constructor(_box: unknown, { pano }: { pano: string }) {
    FakePanorama.shown.push(pano);
  }
  setVisible() {
    return undefined;
  }
}

class FakeStreets {
  static pano: string | null = 'abc';
  getPanorama() {
    if (!FakeStreets.pano) return Promise.reject(new Error('ZERO_RESULTS'));
    return Promise.resolve({ data: { location: { pano: FakeStreets.pano } } });
  }
}

class FakeMap {
  readonly calls: unknown[] = [];
  listeners: (() => void)[] = [];
  getBounds() {
    return { toJSON: () => ({ west: 2.5, south: 51, east: 3.4, north: 51.4 }) };
  }
  getZoom() {
    return 10;
  }
  panTo(point: unknown) {
    this.calls.push(['panTo', point]);
  }
  setZoom(zoom: number) {
    this.calls.push(['setZoom', zoom]);
  }
  addListener(name: string, listener: () => void) {
    this.calls.push(['listen', name]);
    this.listeners.push(listener);
    return { remove: () => (this.listeners = this.listeners.filter((other) => other !== listener)) };
  }
}

function open() {
  const map = new FakeMap();
  const maps = {
    marker: { AdvancedMarkerElement: FakeMarker },
    Circle: FakeCircle,
    StreetViewPanorama: FakePanorama,
    StreetViewService: FakeStreets,
  };
  // The fakes have the parts that the adapter uses and no others.
  const adapter = googleAdapter(map as never, maps as never);
  return { map, adapter };
}

const marker = (key: string, longitude: number, onSelect = () => {}): MarkerView => ({
  key,
  point: { latitude: 51.2, longitude },
  label: `Woning ${key}`,
  appearance: { kind: 'listing', text: '', count: 1, isSelected: false, isPointed: false },
  onSelect,
  onPoint: () => {},
});
const selected = (view: MarkerView): MarkerView => ({
  ...view,
  appearance: { ...view.appearance, isSelected: true },
});

beforeEach(() => {
  fakePage();
  FakeMarker.made = [];
  FakeCircle.made = [];
  FakePanorama.shown = [];
  FakeStreets.pano = 'abc';
});

describe('the Google map adapter', () => {
  it('reports what is in view', () => {
    const { adapter } = open();
    expect(adapter.viewport()).toEqual({
      bounds: { west: 2.5, south: 51, east: 3.4, north: 51.4 },
      zoom: 10,
    });
  });

  it('moves and pans', () => {
    const { adapter, map } = open();
    adapter.moveTo({ center: { latitude: 51.3, longitude: 3 }, zoom: 13 });
    adapter.panTo({ latitude: 51.1, longitude: 2.6 });
    expect(map.calls).toEqual([
      ['panTo', { lat: 51.3, lng: 3 }],
      ['setZoom', 13],
      ['panTo', { lat: 51.1, lng: 2.6 }],
    ]);
  });

  it('makes advanced markers that can be focused, pressed and read', () => {
    const { adapter, map } = open();
    const onSelect = vi.fn();
    adapter.showMarkers([marker('a', 2.9, onSelect)]);
    const [made] = FakeMarker.made;
    expect(made).toMatchObject({
      map,
      position: { lat: 51.2, lng: 2.9 },
      title: 'Woning a',
      gmpClickable: true,
    });
    made?.dispatchEvent(new Event('gmp-click'));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('keeps markers that stay, removes those that are gone and adds new ones', () => {
    const { adapter } = open();
    adapter.showMarkers([marker('a', 2.7), marker('b', 2.8)]);
    adapter.showMarkers([marker('b', 2.85), marker('c', 2.9)]);
    const [a, b, c] = FakeMarker.made;
    expect(FakeMarker.made).toHaveLength(3);
    expect([a?.map, b?.map === null, c?.map === null]).toEqual([null, false, false]);
    expect(b?.position).toEqual({ lat: 51.2, lng: 2.85 });
  });

  it('redraws a marker only when its look changed, and calls the latest handler', () => {
    const { adapter } = open();
    const [first, second] = [vi.fn(), vi.fn()];
    adapter.showMarkers([marker('a', 2.9, first)]);
    const [made] = FakeMarker.made;
    const before = made?.content;
    adapter.showMarkers([marker('a', 2.9, second)]);
    expect(made?.content).toBe(before);
    adapter.showMarkers([selected(marker('a', 2.9, second))]);
    expect(made?.content).not.toBe(before);
    made?.dispatchEvent(new Event('gmp-click'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('focuses a marker, and says whether it exists', () => {
    const { adapter } = open();
    adapter.showMarkers([marker('a', 2.9)]);
    expect(adapter.focusMarker('a')).toBe(true);
    expect(adapter.focusMarker('gone')).toBe(false);
    expect(FakeMarker.made[0]?.hasFocus).toBe(true);
  });

  it('calls back when the map comes to rest, until unsubscribed', () => {
    const { adapter, map } = open();
    const moved = vi.fn();
    const end = adapter.onMoved(moved);
    const [drag, rest] = map.listeners;
    rest?.();
    drag?.();
    rest?.();
    rest?.();
    end();
    for (const listener of map.listeners) listener();
    // Dragging counts as moving by hand.
    expect(moved.mock.calls).toEqual([[false], [true], [false]]);
    expect(map.calls).toEqual([
      ['listen', 'dragend'],
      ['listen', 'idle'],
    ]);
  });

  it('has at most one circle', () => {
    const { adapter, map } = open();
    adapter.showCircle({ latitude: 51.2, longitude: 2.9 }, 250);
    adapter.showCircle({ latitude: 51.3, longitude: 3 }, 250);
    expect(FakeCircle.made.map((circle) => circle.map === map)).toEqual([false, true]);
    expect(FakeCircle.made[1]).toMatchObject({ radius: 250, fillColor: '#123456' });
  });

  it('shows Street View where there are photos', async () => {
    const { adapter } = open();
    // The box is not used.
    const showStreets = () => adapter.showStreetView?.({} as never, { latitude: 51.2, longitude: 2.9 });
    expect(await showStreets()).toBe(true);
    FakeStreets.pano = null;
    expect(await showStreets()).toBe(false);
    expect(FakePanorama.shown).toEqual(['abc']);
  });

  it('cleans up after itself', () => {
    const { adapter, map } = open();
    adapter.showMarkers([marker('a', 2.9), marker('b', 3)]);
    adapter.showCircle({ latitude: 51.2, longitude: 2.9 }, 250);
    adapter.onMoved(() => {});
    adapter.destroy();
    expect(FakeMarker.made.every((made) => made.map === null)).toBe(true);
    expect(FakeCircle.made.every((made) => made.map === null)).toBe(true);
    expect(map.listeners).toEqual([]);
  });
});
