import type { getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { templateQuery } from '../common/template.queries.ts';
import { saveRows } from './save-rows.mutation.ts';
import { createTemplateEditor, type TemplateEditor } from './template-editor.ts';

type Answer = CallAnswer<typeof getBasketTemplate>;

/** The rows of a template as they are edited, saved by themselves: on leaving at once, and never given up unsaid. */
export function useTemplateEditor({ template, rows }: Answer) {
  const [editor] = useState(() => createEditor(template, rows));
  useEffect(() => editor.noteRead(rows), [editor, rows]);
  useEffect(() => {
    editor.enter();
    const stops = [
      listen(window, 'pagehide', editor.flush),
      listen(document, 'visibilitychange', editor.flush),
      listen(window, 'online', editor.flush),
      // The browser asks before it closes a page with something unsaved.
      listen(window, 'beforeunload', (event) => {
        if (!editor.isSaved()) event.preventDefault();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      editor.leave();
    };
  }, [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  return { editor, state };
}

function createEditor({ id, code, name }: Answer['template'], rows: Answer['rows']): TemplateEditor {
  const { queryKey } = templateQuery(code);
  return createTemplateEditor(rows, {
    save: (edited, idempotencyKey) => saveRows({ id, code }, edited, idempotencyKey),
    onEdit: () => void queryClient.cancelQueries({ queryKey }),
    onLost: (failure, retry) =>
      void toast.danger(`Изменения шаблона «${name}» не\u00a0сохранены. ${messageOf(failure)}`, {
        durationMs: 60_000,
        action: { label: 'Повторить', onClick: retry },
      }),
  });
}

function listen(target: EventTarget, event: string, listener: (event: Event) => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
