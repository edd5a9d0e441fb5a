/** Files that the shop makes on demand, saved or opened in a tab. Every user bundles this. */
export { type Download, downloadFile } from './download-file.ts';
export { openInTab } from './open-in-tab.ts';
export { openPdf, type Pdf, PdfNotReady } from './open-pdf.ts';
export { saveFile } from './save-file.ts';
export { useDownload } from './use-download.ts';
