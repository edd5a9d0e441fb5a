export { marketingReference } from './marketing.reference.ts';
