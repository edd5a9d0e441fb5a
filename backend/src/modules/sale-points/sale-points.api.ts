export { isNamed } from './sale-point-record.ts';
export { findSalePoint, listSalePoints } from './sale-points.repository.ts';
