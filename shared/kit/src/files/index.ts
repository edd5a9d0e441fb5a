/** Files the shop makes on demand: saved, or opened in a tab. Bundled into whoever needs it. */
export { type Download, downloadFile } from './download-file.ts';
export { openInTab } from './open-in-tab.ts';
export { NoPaper, openPaper, type Paper } from './open-paper.ts';
export { saveFile } from './save-file.ts';
export { useDownload } from './use-download.ts';
