/** What other features of this area use of the templates. */
export { useSaveAsTemplate } from './save-as/use-save-as-template.tsx';
