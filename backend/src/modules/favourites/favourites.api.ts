export { productListOf } from './product-list.repository.ts';
