/** What other features of this area use of the replacements. */
export { Replacements } from './replacements.tsx';
