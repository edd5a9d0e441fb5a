import type { Vital } from '@shop/contracts/platform/telemetry';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Calls back with each vital once, when the page is hidden for the first time and they are final. */
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
  // At the document: web-vitals listens before, at the window on the way in, and the outbox after, on the way out.
  document.addEventListener('visibilitychange', tell);
}
