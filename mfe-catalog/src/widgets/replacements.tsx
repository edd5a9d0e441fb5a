/** In a basket row that is out of stock: what can be bought instead. */
export { Replacements as Widget } from '../replacements/replacements.tsx';
