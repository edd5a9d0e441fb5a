import { Button, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { FileColumns } from './file-columns.tsx';
import { openFile, orderFile } from './open-file.ts';
import type { OrderFileState } from './order-file.ts';

interface FileReadingProps {
  readonly file: NonNullable<OrderFileState['file']>;
  readonly state: OrderFileState;
  readonly onClose: () => void;
}

/** How the open file has been read, to be set right; without a line of an order, or after a failure, what to do about it. */
export function FileReading({ file, state, onClose }: FileReadingProps) {
  const { phase, fileName, layout } = state;
  return (
    <>
      <Stack gap={2}>
        <Text as="p" weight="medium">
          {fileName}
        </Text>
        <FileColumns file={file} layout={layout} onArrange={(next) => void orderFile.arrange(next)} />
      </Stack>
      {phase === 'read' && file.pageNavigation.recordCount === 0 && (
        <Notice
          tone="warning"
          title="В файле нет строк заказа"
          action={
            <Button size="s" onClick={onClose}>
              Другой файл
            </Button>
          }
        >
          Под заголовками ничего не&nbsp;написано. Если строки есть, поправьте лист, столбцы или первую строку
          заказа выше.
        </Notice>
      )}
      {phase === 'failed' && <Button onClick={() => openFile(file.code)}>Прочитать ещё раз</Button>}
    </>
  );
}
