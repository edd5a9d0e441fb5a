import type { getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { subscribe } from '@shop/platform/events';
import { messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { templateQuery } from '../../common/templates/template.queries.ts';
import { saveRows } from './save-rows.mutation.ts';
import { createTemplateEditor, type TemplateEditor } from './template-editor.ts';

/** Time to read what was not saved, and to try again. */
const LOST_MS = 60_000;

type Answer = CallAnswer<typeof getBasketTemplate>;

/** The rows of a template as they are edited, saved by themselves: on leaving at once, and never given up unsaid. */
export function useTemplateEditor({ template, rows }: Answer) {
  const [editor] = useState(() => createEditor(template, rows));
  useEffect(() => editor.noteRead(rows), [editor, rows]);
  useEffect(() => {
    editor.enter();
    const stopOnceSaved = resetWithSession(editor);
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
      stopOnceSaved();
    };
  }, [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  return { editor, state };
}

function createEditor({ id, code, name }: Answer['template'], rows: Answer['rows']): TemplateEditor {
  const { queryKey } = templateQuery(code);
  // While nothing answers, attempts go on by themselves; the reader is told once.
  let isLossTold = false;
  return createTemplateEditor(rows, {
    save: (edited, idempotencyKey) => saveRows({ id, code }, edited, idempotencyKey),
    onEdit() {
      isLossTold = false;
      void queryClient.cancelQueries({ queryKey });
    },
    onLost(failure, retry) {
      if (isLossTold) return;
      isLossTold = true;
      const onClick = () => {
        isLossTold = false;
        retry();
      };
      toast.danger(`Изменения шаблона «${name}» не\u00a0сохранены. ${messageOf(failure)}`, {
        durationMs: LOST_MS,
        action: { label: 'Повторить', onClick },
      });
    },
  });
}

/**
 * Gives up what is unsaved, and says so, when the session ends or the company is switched: nobody else may send it.
 * Returns the way to stop that, once everything is saved.
 */
function resetWithSession(editor: TemplateEditor): () => void {
  function reset() {
    if (editor.isSaved()) return;
    editor.reset();
    toast.danger('Изменения шаблона не\u00a0сохранены', { durationMs: LOST_MS });
  }
  const stops = [subscribe('session.ended', reset), subscribe('counterparty.switched', reset)];
  return () => {
    stops.push(editor.subscribe(end));
    function end() {
      if (editor.isSaved()) for (const stop of stops) stop();
    }
    end();
  };
}

function listen(target: EventTarget, event: string, listener: (event: Event) => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
