import { IMPORT_FILE_BYTES } from '@shop/contracts/office/import-preview';
import { formatNumber } from '@shop/domain/format/number';
import { FileButton } from '@shop/kit/files/file-button';
import { Button, Modal, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { PreviewTable } from './preview-table.tsx';
import type { TableFile } from './table-file.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly table: TableFile;
  readonly onClose: () => void;
}

/** A file with rows: chosen, shown row by row with what it would do, and imported whole. */
export function ImportDialog({ table, onClose }: ImportDialogProps) {
  const { preview, failure, isReading, isSaving, choose, save } = useImport(table, onClose);
  const changes = preview ? preview.counts.added + preview.counts.changed : 0;
  const isReady = preview?.counts.refused === 0 && changes > 0;
  return (
    <Modal isOpen onClose={onClose} title={`${table.title}: загрузка файла`} size="large" locked={isSaving}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          Таблица xlsx, xls, ods или csv до{'\u00a0'}
          {IMPORT_FILE_BYTES / 1e6}
          {'\u00a0'}МБ и{'\u00a0'}до{'\u00a0'}
          {formatNumber(table.rowsMax)} строк, со{'\u00a0'}столбцами, как в{'\u00a0'}выгруженном файле.{' '}
          {table.note}
        </Text>
        <Row gap={2}>
          <FileButton
            {...(preview === undefined && { variant: 'primary' })}
            label="Файл таблицы"
            accept=".xlsx,.xls,.ods,.csv,.txt"
            onFile={choose}
          >
            {preview === undefined ? 'Выбрать файл' : 'Другой файл'}
          </FileButton>
          {isReady && (
            <Button variant="primary" pending={isSaving} onClick={save}>
              Загрузить строки: {formatNumber(changes)}
            </Button>
          )}
        </Row>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {isReading && <Skeleton height={240} />}
        {preview && !isReading && <PreviewTable preview={preview} />}
      </Stack>
    </Modal>
  );
}
