import { formatNumber } from '@shop/domain/format/number';
import { Button, Card, Row, Stack } from '@shop/ui';
import { Progress } from '@shop/ui/parts/progress';
import type { OrderFileState } from './order-file.ts';

/** How far the file is: on its way to the server, then page by page. */
export function FileProgress({ state, onCancel }: { state: OrderFileState; onCancel: () => void }) {
  const { phase, fileName, sent, page, file } = state;
  const { pageCount = 0, recordCount = 0, pageSize = 0 } = file?.pageNavigation ?? {};
  const checked = Math.min(page * pageSize, recordCount);
  return (
    <Card>
      <Stack gap={3}>
        {phase === 'sending' && (
          <Progress
            label={sent < 1 ? `Отправляем «${fileName}»` : `Читаем «${fileName}»`}
            valueText={sent < 1 ? `${Math.floor(sent * 100)}%` : ''}
            {...(sent < 1 ? { value: sent, max: 1 } : {})}
          />
        )}
        {phase === 'reading' && (
          <Progress
            label={`Проверяем строки${fileName ? ` «${fileName}»` : ''}`}
            valueText={
              pageCount > 0
                ? `${formatNumber(checked)} из\u00a0${formatNumber(recordCount)}, часть ${page} из\u00a0${pageCount}`
                : ''
            }
            {...(pageCount > 0 ? { value: page, max: pageCount } : {})}
          />
        )}
        <Row>
          <Button size="s" onClick={onCancel}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
