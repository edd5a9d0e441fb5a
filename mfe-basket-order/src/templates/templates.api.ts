/** Other features of this area use templates only through this file. */
export { useSaveAsTemplate } from './save-as/use-save-as-template.tsx';
