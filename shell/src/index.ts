import { LOCALE } from '@shop/domain/constants';
import { startFederation } from './host/federation/start-federation.ts';

startFederation();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
// The first formatter of a process loads the locale's data, 12 ms on a desktop: while the processor waits for scripts.
globalThis.requestIdleCallback?.(() => new Intl.NumberFormat(LOCALE));
