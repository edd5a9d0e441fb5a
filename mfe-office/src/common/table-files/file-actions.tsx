import { useDownload } from '@shop/kit/files';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Row } from '@shop/ui';
import { DownloadIcon, UploadIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { TableFile } from './table-file.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "table-import" */ './import-dialog.tsx')).ImportDialog;
}

/** The file of a table: downloaded, and loaded again after it has been edited. */
export function FileActions({ table }: { readonly table: TableFile }) {
  const { isPending, start } = useDownload();
  const { chunk: Dialog, isPending: isDialogPending, ask } = useLazyChunk(loadDialog);
  const [isImporting, setImporting] = useState(false);
  const download = (format: 'xlsx' | 'csv') =>
    start({
      issueUrl: () => table.issueUrl(format),
      progress: `Готовим файл: ${table.title}`,
      failure: 'Файл не\u00a0скачан',
    });
  return (
    <>
      <Row gap={2}>
        <Button icon={<DownloadIcon />} pending={isPending} onClick={() => download('xlsx')}>
          Выгрузить XLSX
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => download('csv')}>
          CSV
        </Button>
        <Button
          icon={<UploadIcon />}
          pending={isImporting && isDialogPending}
          onClick={() => {
            setImporting(true);
            ask();
          }}
        >
          Загрузить из{'\u00a0'}файла
        </Button>
      </Row>
      {isImporting && Dialog && <Dialog table={table} onClose={() => setImporting(false)} />}
    </>
  );
}
