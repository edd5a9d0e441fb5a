import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a chunk of its own. */
export interface LazyChunk<Props extends object = object> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the chunk, once. Rejects with what the load rejects with; the component then throws it where it renders. */
  readonly preload: () => Promise<ComponentType<Props>>;
}

/**
 * React's `lazy` for a chunk that may be there before it is rendered: then it renders at once instead of suspending.
 * React holds back every reveal that follows another by 300 ms (`FALLBACK_THROTTLE_MS`), however early the chunk came.
 * Like `lazy`, it remembers a failure: to try again, make a new one.
 */
export function lazyChunk<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyChunk<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () => {
    loading ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  };
  const Component = lazy(() => (loaded ? settled({ default: loaded }) : preload().then(asDefault)));
  return { Component, preload };
}

function asDefault<Component>(component: Component) {
  return { default: component };
}

/** React takes any thenable; one that answers within `then` does not suspend. */
function settled<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: this is the thenable that React asks for.
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>;
}
