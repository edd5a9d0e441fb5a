/** Stands in the shell's build for the part of lucide that makes its icons. */
export { createLucideIcon as default } from '@shop/ui/core/create-lucide-icon';
