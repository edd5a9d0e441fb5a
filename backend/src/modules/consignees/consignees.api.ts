export { consigneesOf } from './consignees.repository.ts';
