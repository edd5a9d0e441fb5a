/** Stands in an area's build for the part of lucide that makes its icons: the drawings are the area's, this the page's. */
export { createLucideIcon as default } from '@shop/ui';
