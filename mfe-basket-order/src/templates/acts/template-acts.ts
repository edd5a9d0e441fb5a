/** What is done to templates, in a chunk of its own: it comes with the first press. */
export { applyTemplate } from './apply-template.mutation.ts';
export { copyTemplate } from './copy-template.mutation.ts';
export { deleteTemplate } from './delete-template.mutation.ts';
