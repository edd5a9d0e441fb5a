/** Cards of goods as other features of this area show them outside a listing. */
export { ProductGrid, ProductGridSkeleton } from './cards/product-grid.tsx';
export { useLater } from './later/use-later.ts';
