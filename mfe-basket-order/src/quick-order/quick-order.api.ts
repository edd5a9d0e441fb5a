/** What other features of this area use of the quick order: a file handed over to it. */
export { FileButton } from './common/file-button.tsx';
export { handFile } from './common/handed-file.ts';
export { hrefOfTab } from './common/use-quick-order-params.ts';
