import { MAP_FRAME, type MapPoint, mapMessage, type ShownOnMap } from '@shop/contracts/platform/map';
import { safeParse } from '@shop/platform/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { MapFailure } from './map-failure.tsx';

const LIMIT_MS = 8000;
/** As small as the third party's code can live with: its own origin is nobody's. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** How the origin of a sandboxed frame is written. */
const OPAQUE_ORIGIN = 'null';

interface MapFrameProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}

/** The frame with the map, told what to show whenever that changes; it goes away together with all that it loaded. */
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
    // An origin of nobody's has no name to send to; what is shown is no secret.
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
