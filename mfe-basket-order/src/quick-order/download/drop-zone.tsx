import { QUICK_ORDER_FILE_BYTES, QUICK_ORDER_LINES_MAX } from '@shop/contracts/basket-order/quick-order';
import { formatNumber } from '@shop/domain/format/number';
import { useDroppedFiles } from '@shop/kit/files/use-dropped-files';
import { Stack, Text } from '@shop/ui';
import { UploadIcon } from '@shop/ui/parts/icons';
import { color, radius, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { FILE_TYPES } from '../../common/file-types.ts';
import { OrderFileButton } from '../../common/order-file-button.tsx';

const LIMITS = `Принимаем ${FILE_TYPES.map((type) => type.slice(1)).join(', ')} до\u00a0${QUICK_ORDER_FILE_BYTES / 1e6}\u00a0МБ, до\u00a0${formatNumber(QUICK_ORDER_LINES_MAX)}\u00a0строк.`;

/** Takes a file by the dialog, or dropped anywhere on the page. */
export function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const isOver = useDroppedFiles(([file]) => file && onFile(file));
  return (
    <Zone $isOver={isOver}>
      <UploadIcon />
      <Stack gap={1} align="center">
        <Text as="p" size="l" weight="medium" align="center">
          Перетащите сюда файл с&nbsp;заказом или выберите его
        </Text>
        <Text as="p" tone="muted" align="center">
          {LIMITS} Нужны артикулы или штрихкоды и&nbsp;количества, порядок столбцов любой.
        </Text>
      </Stack>
      <OrderFileButton variant="primary" onFile={onFile}>
        Выбрать файл
      </OrderFileButton>
    </Zone>
  );
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[8]} ${space[4]};
  border: 2px dashed ${(p) => (p.$isOver ? color.accent : color.lineStrong)};
  border-radius: ${radius.l};
  background: ${(p) => (p.$isOver ? color.accentSoft : color.surface)};
  & > .lucide {
    inline-size: 32px;
    block-size: 32px;
    color: ${color.textMuted};
  }
`;
