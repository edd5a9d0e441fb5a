import { Maskito, type MaskitoOptions, maskitoInitialCalibrationPlugin } from '@maskito/core';

/** Puts a mask on an input, formats what stands in it already, and answers how to take the mask off. */
export function maskElement(element: HTMLInputElement, options: MaskitoOptions): () => void {
  const plugins = [maskitoInitialCalibrationPlugin()];
  const isTyping = document.activeElement === element && element.selectionStart === element.value.length;
  const mask = new Maskito(withNativeValue(element), { ...options, plugins });
  // Whoever has begun to type before the mask came goes on behind what stands there now.
  if (isTyping) element.setSelectionRange(element.value.length, element.value.length);
  return () => mask.destroy();
}

/**
 * React watches `value` by a setter of its own on each input, and takes what a mask writes through it for nothing new.
 * So the mask gets the element with the prototype's setter.
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
