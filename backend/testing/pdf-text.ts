import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page after page, with plain spaces. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** How many pages it has. */
export async function countPages(pdf: Buffer): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
}
