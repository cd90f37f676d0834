import type { MouseEvent } from 'react';

/** What opened a dialog or a menu: where the focus goes then, and where it goes back to. */
export interface Press {
  button: HTMLElement;
  by: 'key' | 'finger' | 'mouse';
}

/** Reads a click on a button; one of the keyboard, or of a screen reader, has no count. */
export function pressOf({ currentTarget, detail, nativeEvent }: MouseEvent<HTMLElement>): Press {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  return { button: currentTarget, by: detail === 0 ? 'key' : isTouch ? 'finger' : 'mouse' };
}

/** Where the focus goes when it closes: to the button, or where it was before, when the button is gone or there is none. */
export function backTo(press: Press | null): HTMLElement | true {
  return press?.button.isConnected ? press.button : true;
}
