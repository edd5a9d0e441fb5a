import type { PriceList } from '@shop/contracts/catalog/price-lists';
import { formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { Button, Row, Stack, Text } from '@shop/ui';
import { DownloadIcon, RetryIcon } from '@shop/ui/parts/icons';
import { Progress } from '@shop/ui/parts/progress';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { useDownloadPriceList } from './download-price-list.mutation.ts';
import { isPreparing, type PriceListSection } from './price-lists.queries.ts';

interface MadePriceListProps {
  readonly priceList: PriceList;
  readonly sections: readonly PriceListSection[];
  /** Requests the same price list again. */
  readonly onAgain: (priceList: PriceList) => void;
}

/** A price list: its progress, its file, or its failure. */
export function MadePriceList({ priceList, sections, onAgain }: MadePriceListProps) {
  const { createdAt, inStockOnly, rowCount, status } = priceList;
  return (
    <Item>
      <Stack gap={1}>
        <Text weight="medium">{scopeOf(priceList, sections)}</Text>
        <Text size="s" tone="muted" numeric>
          {[
            formatInstant(createdAt),
            inStockOnly && 'только в\u00a0наличии',
            status === 'ready' && countOf(rowCount, 'строка', 'строки', 'строк'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {isPreparing(priceList) && <Making priceList={priceList} />}
      {status === 'ready' && <Download priceList={priceList} />}
      {status === 'failed' && (
        <Row justify="between">
          <Text size="s" tone="danger">
            Не получилось сформировать
          </Text>
          <Button size="s" icon={<RetryIcon />} onClick={() => onAgain(priceList)}>
            Ещё раз
          </Button>
        </Row>
      )}
    </Item>
  );
}

function Making({ priceList: { percent, rowCount } }: { readonly priceList: PriceList }) {
  if (rowCount === 0) return <Progress label="Считаем товары" />;
  return <Progress label="Формируем прайс-лист" value={percent} valueText={`${percent} %`} />;
}

const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short', timeZone: 'Europe/Moscow' });

function Download({ priceList: { id, availableUntil } }: { readonly priceList: PriceList }) {
  const download = useDownloadPriceList(id);
  return (
    <Stack gap={1}>
      <Row justify="between">
        <Text size="s" tone="muted" numeric>
          {availableUntil && `Хранится до ${time.format(new Date(availableUntil))}`}
        </Text>
        <Button
          size="s"
          icon={<DownloadIcon />}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          Скачать XLSX
        </Button>
      </Row>
      {download.error && (
        <Text size="s" tone="danger" role="alert">
          {messageOf(download.error)}
        </Text>
      )}
    </Stack>
  );
}

/** «Весь каталог», «Перчатки, Обувь», «Перчатки и ещё 4 раздела». */
function scopeOf({ sections: sectionIds }: PriceList, sections: readonly PriceListSection[]): string {
  if (sectionIds.length === 0) return 'Весь каталог';
  const names = sections.filter(({ id }) => sectionIds.includes(id)).map(({ name }) => name);
  if (names.length <= 2)
    return names.join(', ') || countOf(sectionIds.length, 'раздел', 'раздела', 'разделов');
  return `${names[0]} и ещё ${countOf(sectionIds.length - 1, 'раздел', 'раздела', 'разделов')}`;
}

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;
