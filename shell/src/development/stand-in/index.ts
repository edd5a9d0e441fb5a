import { startFederation } from '../../host/federation/start-federation.ts';

// Replaces the shell's own index with `npm run dev -- <area> --alone`.
startFederation();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
