/** Replaces lucide's icon factory in the shell's build. */
export { createLucideIcon as default } from '@shop/ui/core/create-lucide-icon';
