import { type ReactNode, useEffect } from 'react';
import { usePart } from './use-part.ts';

interface LaterProps<Part> {
  /** Declared outside the component: another function is another part. */
  readonly load: () => Promise<Part>;
  /** Px its place keeps until it is there. */
  readonly height: number;
  readonly children: (part: Part) => ReactNode;
}

/** What nobody sees at first: it comes after the rest of the page, into room that is kept for it. */
export function Later<Part>({ load, height, children }: LaterProps<Part>) {
  const [part, want] = usePart(load);
  useEffect(want, [want]);
  return part ? children(part) : <div style={{ minBlockSize: height }} />;
}
