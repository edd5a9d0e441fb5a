/**
 * Replaces lucide's icon factory in an area's build: the shapes are the area's, the factory is the page's.
 */
export { createLucideIcon as default } from '@shop/ui';
