export { beginImpersonation, endImpersonation } from './impersonation.ts';
