import { Maskito, type MaskitoOptions, maskitoInitialCalibrationPlugin } from '@maskito/core';

/** Applies a mask to an input, formats its current text, and returns the function that removes the mask. */
export function maskElement(element: HTMLInputElement, options: MaskitoOptions): () => void {
  const plugins = [maskitoInitialCalibrationPlugin()];
  const isTyping = document.activeElement === element && element.selectionStart === element.value.length;
  const mask = new Maskito(withNativeValue(element), { ...options, plugins });
  // If the user has begun to type before the mask loaded, the caret stays behind the text.
  if (isTyping) element.setSelectionRange(element.value.length, element.value.length);
  return () => mask.destroy();
}

/**
 * React tracks `value` by a setter of its own on each input and ignores what a mask writes through it, so the mask gets
 * the element with the prototype's setter.
 */
function withNativeValue(element: HTMLInputElement): HTMLInputElement {
  return new Proxy(element, {
    get(target, key) {
      const own: unknown = Reflect.get(target, key, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
    set: (target, key, value) =>
      key === 'value'
        ? Reflect.set(HTMLInputElement.prototype, key, value, target)
        : Reflect.set(target, key, value, target),
  });
}
