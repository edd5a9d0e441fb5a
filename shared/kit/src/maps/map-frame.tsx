import { MAP_FRAME, type MapPoint, mapMessage, type ShownOnMap } from '@shop/contracts/platform/map';
import { safeParse } from '@shop/platform/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { MapFailure } from './map-failure.tsx';

const LIMIT_MS = 8000;
/** The least that the third party's code needs. Without `allow-same-origin` the frame has an opaque origin. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** The `origin` of a message from a sandboxed frame. */
const OPAQUE_ORIGIN = 'null';

interface MapFrameProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}

/**
 * The frame with the map. It receives every change of what to show, and removing it removes everything it has loaded.
 */
export function MapFrame({ label, points, chosenId, onChoose }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming');

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (!frame.current || source !== frame.current.contentWindow || origin !== OPAQUE_ORIGIN) return;
    const { success, output } = safeParse(mapMessage, data);
    if (!success) return;
    if (output.map !== 'chosen') return setState(output.map);
    if (points.some(({ id }) => id === output.id)) onChoose(output.id);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (state !== 'coming') return;
    const timer = setTimeout(() => setState('failed'), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state !== 'ready') return;
    const shown: ShownOnMap = {
      map: 'show',
      points: points.map(({ id, title, coordinates }) => ({ id, title, coordinates })),
      chosenId,
    };
    // An opaque origin cannot be a target, and the message holds no secrets.
    frame.current?.contentWindow?.postMessage(shown, '*');
  }, [state, points, chosenId]);

  if (state === 'failed') return <MapFailure />;
  return (
    <Frame
      ref={frame}
      src={MAP_FRAME}
      sandbox={SANDBOX}
      title={`Карта: ${label}. Те же места есть в списке`}
      tabIndex={-1}
    />
  );
}

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;
