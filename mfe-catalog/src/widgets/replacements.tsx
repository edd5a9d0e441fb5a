/** In a basket row that is out of stock: its analogs. */
export { Replacements as Widget } from '../replacements/replacements.tsx';
