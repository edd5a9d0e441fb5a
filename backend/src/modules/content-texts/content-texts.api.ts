export { insertWithCode } from './content-codes.ts';
export { ContentTexts } from './content-texts.ts';
export { editorName, refusalOfSave, versionOf } from './edit-conflict.ts';
export { MarkdownThread } from './markdown-thread.ts';
