import { startFederation } from './host/federation/start-federation.ts';

startFederation();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
