import type { EventName, EventPayload } from '@shop/contracts/platform/events';
import { useEffect, useEffectEvent } from 'react';
import { subscribe } from './bus.ts';

/** Calls `listener` for every event of that name while the component is mounted. */
export function useEvent<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => subscribe(name, (payload) => onEvent(payload)), [name]);
}
