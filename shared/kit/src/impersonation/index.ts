export { beginImpersonation } from './begin-impersonation.mutation.ts';
export { endImpersonation } from './end-impersonation.mutation.ts';
