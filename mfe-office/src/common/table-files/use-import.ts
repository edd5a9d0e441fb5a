import type { ImportPreview } from '@shop/contracts/office/import-preview';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { useRef, useState } from 'react';
import type { TableFile } from './table-file.ts';

interface Previewed {
  readonly file: File;
  readonly preview: ImportPreview;
}

/** Previews the chosen file, and imports exactly what was previewed. */
export function useImport(table: TableFile, onDone: () => void) {
  const [previewed, setPreviewed] = useState<Previewed>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<'reading' | 'saving'>();
  const chosen = useRef<File>(undefined);

  async function choose(file: File) {
    chosen.current = file;
    setFailure(undefined);
    setPending('reading');
    try {
      const preview = await table.preview(file);
      if (chosen.current === file) setPreviewed({ file, preview });
    } catch (error) {
      if (chosen.current !== file) return;
      setPreviewed(undefined);
      setFailure(`${file.name}: ${messageOf(error)}`);
    }
    if (chosen.current === file) setPending(undefined);
  }

  async function save() {
    if (previewed === undefined) return;
    const { file, preview } = previewed;
    setFailure(undefined);
    setPending('saving');
    try {
      const { counts } = await table.load(file, preview.digest);
      toast.success(`${table.title}: новых строк ${counts.added}, изменено ${counts.changed}`);
      void table.refresh();
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
      setPending(undefined);
    }
  }
  return {
    preview: previewed?.preview,
    failure,
    isReading: pending === 'reading',
    isSaving: pending === 'saving',
    choose: (file: File) => void choose(file),
    save: () => void save(),
  };
}
