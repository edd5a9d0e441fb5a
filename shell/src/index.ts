import { LOCALE } from '@shop/domain/constants';
import { startFederation } from './host/federation/start-federation.ts';

startFederation();
// The first formatter loads the locale's data, 12 ms on a desktop: now the processor waits for scripts.
new Intl.NumberFormat(LOCALE);
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
