import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useState } from 'react';
import type { SaveAsTemplate } from './save-as-template-dialog.tsx';

async function loadDialog() {
  const part = await import(/* webpackChunkName: "templates-lazy" */ './save-as-template-dialog.tsx');
  return part.SaveAsTemplateDialog;
}

/** «Сохранить как шаблон»: `save` asks for the dialog, which comes with its first use; `dialog` is to be shown. */
export function useSaveAsTemplate() {
  const { chunk: Dialog, isPending, isFailed, ask } = useLazyChunk(loadDialog);
  const [request, setRequest] = useState<SaveAsTemplate>();
  return {
    isPending,
    /** Asked for, and neither closed nor failed to come. */
    isOpen: request !== undefined && !isFailed,
    save(what: SaveAsTemplate) {
      setRequest(what);
      ask();
    },
    dialog: request && Dialog && <Dialog {...request} onClose={() => setRequest(undefined)} />,
  };
}
