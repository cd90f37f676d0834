import type { MarkerView } from '@/components/map/map-adapter';

interface Shown<Handle> {
  view: MarkerView;
  handle: Handle;
}

interface MarkerActions<Handle> {
  add(view: MarkerView): Handle;
  /** Updates a marker's position, look or action. */
  change(handle: Handle, view: MarkerView, before: MarkerView): void;
  remove(handle: Handle): void;
}

/** The markers of a map by key: a marker keeps its element, and thus the focus, as long as its key is shown. */
export class MarkerList<Handle> {
  readonly #actions: MarkerActions<Handle>;
  #shown = new Map<string, Shown<Handle>>();

  constructor(actions: MarkerActions<Handle>) {
    this.#actions = actions;
  }

  /** Shows exactly these markers; returns their handles in the same order. */
  show(views: readonly MarkerView[]): Handle[] {
    const wanted = new Set(views.map(({ key }) => key));
    for (const [key, { handle }] of this.#shown) if (!wanted.has(key)) this.#actions.remove(handle);
    const next = new Map<string, Shown<Handle>>();
    for (const view of views) {
      const before = this.#shown.get(view.key);
      if (before) this.#actions.change(before.handle, view, before.view);
      next.set(view.key, { view, handle: before?.handle ?? this.#actions.add(view) });
    }
    this.#shown = next;
    return [...next.values()].map(({ handle }) => handle);
  }

  find(key: string): Handle | undefined {
    return this.#shown.get(key)?.handle;
  }

  /** The latest view of the marker with this key. */
  viewOf(key: string): MarkerView | undefined {
    return this.#shown.get(key)?.view;
  }
}
