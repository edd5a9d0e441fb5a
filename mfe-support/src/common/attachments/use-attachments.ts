import { toast } from '@shop/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Attachments } from './added-file.ts';
import { AttachmentList } from './attachment-list.ts';

/** How long a removal can be undone; the toast stays as long. */
const UNDO_MS = 6000;

/**
 * The files being added to one message. Uploaded ones are stored in the tab under `draftKey` (`appeal-77`), across a
 * reload and a failed send, until `clear()`.
 */
export function useAttachments(draftKey: string): Attachments {
  const list = useMemo(() => new AttachmentList(draftKey), [draftKey]);
  const { files, notice, blocker, announcement } = useAtomValue(list.stateAtom);
  useEffect(() => {
    const retry = () => list.retryLost();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      list.stop();
    };
  }, [list]);
  const ready = files.flatMap(({ attachment }) => attachment ?? []);

  return {
    files,
    notice,
    blocker,
    announcement,
    ids: ready.map(({ id }) => id),
    isUploading: files.some(({ state }) => state === 'waiting' || state === 'uploading'),
    add: (added) => list.add(added),
    remove: (key) => {
      const removed = files.find((file) => file.key === key)?.attachment;
      const undo = list.remove(key);
      if (!undo || !removed) return;
      const timer = setTimeout(() => AttachmentList.forget(removed.id), UNDO_MS + 500);
      const onClick = () => {
        clearTimeout(timer);
        undo();
      };
      toast(`Файл «${removed.name}» убран`, { durationMs: UNDO_MS, action: { label: 'Вернуть', onClick } });
    },
    retry: (key) => list.retry(key),
    hasBlockingFailure: () => list.hasBlockingFailure(),
    clear: (ids) => list.clear(ids),
    restore: (attachments) => list.restore(attachments),
  };
}
