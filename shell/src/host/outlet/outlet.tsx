import { NoAnswer } from '@shop/platform/http';
import { PageSkeleton } from '@shop/remote';
import { ErrorPanel } from '@shop/ui/core/error-panel';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { outletAtom, outletElement } from './outlet.atoms.ts';

/**
 * The place where the area of the path is mounted: a skeleton while it loads, the panel with «Повторить» if it fails.
 */
export function Outlet() {
  const state = useAtomValue(outletAtom);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.append(outletElement);
  }, []);

  return (
    <>
      <Host ref={host} />
      {(state.status === 'loading' || state.status === 'empty') && (
        <Waiting>
          <PageSkeleton />
        </Waiting>
      )}
      {state.status === 'failed' && (
        <ErrorPanel
          area={state.title}
          // Without a connection nothing else works either.
          text={navigator.onLine ? undefined : new NoAnswer(undefined).message}
          onRetry={state.retry}
        />
      )}
    </>
  );
}

const Waiting = styled.div``;

/** The area renders a skeleton of its own as soon as it renders; two would jump. */
const Host = styled.div`
  &:has([data-area]:not(:empty)) + ${Waiting} {
    display: none;
  }
`;
