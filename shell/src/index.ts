import { startFederation } from './federation/start-federation.ts';

startFederation();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
