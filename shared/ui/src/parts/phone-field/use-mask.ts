import type { MaskitoOptions } from '@maskito/core';
import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * A ref that puts a mask on an input and hands the input on to `ref`. The mask comes in a chunk of its own; until then,
 * or without it, the input takes what is typed as it is. `options` stay the same object from render to render.
 */
export function useMask(options: MaskitoOptions, ref?: Ref<HTMLInputElement>): RefCallback<HTMLInputElement> {
  return useCallback(
    (element) => {
      if (!element) return;
      const leave = hand(ref, element);
      let unmask: (() => void) | undefined;
      let isGone = false;
      import(/* webpackChunkName: "mask" */ './mask-element.ts').then(
        ({ maskElement }) => {
          if (!isGone) unmask = maskElement(element, options);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
        unmask?.();
        leave();
      };
    },
    [options, ref],
  );
}

function hand(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const leave = ref(element);
  return typeof leave === 'function' ? leave : () => void ref(null);
}
