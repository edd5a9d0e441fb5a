export { findBestAnalogs } from './product-relations.repository.ts';
