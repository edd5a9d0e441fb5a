import { extractImages, extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, page after page, with plain spaces. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

export async function countPages(pdf: Buffer): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
}

/** The pictures on the first page of a PDF with their sizes, in the order in which they are drawn. */
export async function pdfImages(pdf: Buffer) {
  const images = await extractImages(await getDocumentProxy(new Uint8Array(pdf)), 1);
  return images.map(({ width, height }) => ({ width, height }));
}
