import { open, stat } from 'node:fs/promises';

const ROOT_END = '</КоммерческаяИнформация>';
const encodings = ['utf-8', 'windows-1251'];
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Whether a file seems to be received whole: XML with its root closed, or a ZIP archive with its directory. Some versions
 * of 1C never ask for the import of a file with orders.
 */
export async function isWhole(file: string): Promise<boolean> {
  const { size } = await stat(file);
  const length = Math.min(size, 1024);
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    if (buffer.includes(ZIP_END)) return true;
    return encodings.some((encoding) =>
      new TextDecoder(encoding).decode(buffer).trimEnd().endsWith(ROOT_END),
    );
  } finally {
    await handle.close();
  }
}
