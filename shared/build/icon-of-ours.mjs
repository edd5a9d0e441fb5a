/** Stands in the shell's build for the part of lucide that makes its icons. */
export { createLucideIcon as default } from '../src/ui/icons/create-lucide-icon.ts';
