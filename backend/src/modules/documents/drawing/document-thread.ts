import { DrawingThread } from '../../../platform/pdf/drawing-thread.ts';
import type { Issued } from '../papers/document-content.ts';

/** Draws invoices and УПД. */
export function documentThread(): DrawingThread<Issued> {
  return new DrawingThread<Issued>(new URL('./drawing-worker.ts', import.meta.url));
}
