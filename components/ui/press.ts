import type { MouseEvent } from 'react';

/** The press that opened a dialog or menu: decides where the focus goes first, and where it returns to. */
export interface Press {
  button: HTMLElement;
  by: 'key' | 'finger' | 'mouse';
}

/** Reads a click on a button; one by keyboard or screen reader has a click count (`detail`) of 0. */
export function pressOf({ currentTarget, detail, nativeEvent }: MouseEvent<HTMLElement>): Press {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  return { button: currentTarget, by: detail === 0 ? 'key' : isTouch ? 'finger' : 'mouse' };
}

/** Where the focus goes on closing: to the button, or if there is none any more to where it was before. */
export function backTo(press: Press | null): HTMLElement | true {
  return press?.button.isConnected ? press.button : true;
}
