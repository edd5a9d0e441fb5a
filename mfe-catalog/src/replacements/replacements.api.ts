/** The public part of replacements for other features of this area. */
export { Replacements } from './replacements.tsx';
