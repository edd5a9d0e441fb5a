export { insertRelations, productRelationReference } from './product-relations.reference.ts';
export { findBestAnalogs } from './product-relations.repository.ts';
