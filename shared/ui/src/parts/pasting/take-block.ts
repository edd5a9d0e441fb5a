import type { ClipboardEvent } from 'react';
import { toast } from '../../core/toaster/toast.ts';

/** What separates cells and rows; never what groups the thousands of one number. */
const SEPARATOR = /[\t-\r\x85\u2028\u2029]/;

/**
 * The text of a paste that brings more than one cell, which is then ours to place: the browser would join its cells into
 * one number. Undefined for a single cell, which the browser puts into its field as ever. On every page with a quantity,
 * hence without the rest.
 */
export function takeBlock(event: ClipboardEvent): string | undefined {
  const text = event.clipboardData.getData('text').trimEnd();
  if (!SEPARATOR.test(text)) return undefined;
  event.preventDefault();
  return text;
}

/** A field that stands alone takes the first cell, as if only that had been copied. */
export function firstCell(block: string): string {
  toast.danger('Вставлена только первая ячейка');
  return block.split(SEPARATOR).find((cell) => cell.trim()) ?? '';
}
