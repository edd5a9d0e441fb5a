export { ContentTexts } from './content-texts.ts';
export { editorName, requireVersion, saveRefusal } from './edit-conflict.ts';
export { insertWithCode } from './insert-with-code.ts';
export { MarkdownThread } from './markdown-thread.ts';
