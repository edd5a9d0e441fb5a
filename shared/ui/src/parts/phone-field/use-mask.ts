import type { MaskitoOptions } from '@maskito/core';
import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * Returns a ref that applies a mask to an input and passes the input to `ref`. The mask is a lazy chunk; until it
 * loads, or if it fails, the input accepts text as it is. Pass the same `options` object on every render.
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
