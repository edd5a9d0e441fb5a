/** Actions on templates are a lazy chunk: it loads with the first press. */
export { applyTemplate } from './apply-template.mutation.ts';
export { copyTemplate } from './copy-template.mutation.ts';
export { deleteTemplate } from './delete-template.mutation.ts';
