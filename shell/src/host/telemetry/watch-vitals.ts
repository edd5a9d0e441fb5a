import type { Vital } from '@shop/contracts/platform/telemetry';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Calls back with each vital once, when the page is first hidden and the values are final. */
export function watchVitals(callback: (vital: Vital, value: number) => void): void {
  const values = new Map<Vital, number>();
  const keep = ({ name, value }: Metric) => {
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    values.set(name as Vital, rounded);
  };
  for (const watch of [onLCP, onCLS, onINP, onTTFB]) watch(keep);
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [vital, value] of values) callback(vital, value);
    values.clear();
  };
  // Registered on the document: web-vitals listens on the window in the capture phase before it, the outbox in the
  // bubble phase after it.
  document.addEventListener('visibilitychange', tell);
}
