import type { ClipboardEvent } from 'react';
import { toast } from '../../core/toaster/toast.ts';

/** Separators of cells and rows; never the thousands separator of a number. */
const SEPARATOR = /[\t-\r\x85\u2028\u2029]/;

/**
 * Returns the text of a paste with more than one cell and prevents the default, because the browser would join the
 * cells into one number; undefined for a single cell. Every page with a quantity loads this, so it has no other
 * imports.
 */
export function readPastedBlock(event: ClipboardEvent): string | undefined {
  const text = event.clipboardData.getData('text').trimEnd();
  if (!SEPARATOR.test(text)) return undefined;
  event.preventDefault();
  return text;
}

/** Fills a single field with the first cell, as if only that had been copied. */
export function readFirstCell(block: string): string {
  toast.danger('Вставлена только первая ячейка');
  return block.split(SEPARATOR).find((cell) => cell.trim()) ?? '';
}
