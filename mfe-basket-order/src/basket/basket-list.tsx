import { countOf } from '@shop/shared/format/number';
import { Button, Panel, Row, Text, VisuallyHidden } from '@shop/shared/ui';
import { Checkbox } from '@shop/shared/ui/checkbox';
import { TrashIcon } from '@shop/shared/ui/icons';
import { BasketRow } from './basket-row.tsx';
import { Body, Head, HeadCell, HeadLine, SelectAllWords, SelectCell, Table } from './basket-row-parts.ts';
import type { BasketLine } from './basket-state.ts';
import { longestNumbers } from './longest-numbers.ts';
import { basketStore } from './use-basket.ts';

interface BasketListProps {
  readonly title: string;
  readonly lead?: string;
  readonly lines: readonly BasketLine[];
}

/** One of the two lists: a dense table, on narrow screens a list of cards. */
export function BasketList({ title, lead, lines }: BasketListProps) {
  const live = lines.filter((line) => !line.isDeleted);
  const checked = live.filter((line) => line.isChecked);
  const offersOf = (some: readonly BasketLine[]) => some.map((line) => line.offerId);
  return (
    <Panel
      padding={0}
      title={
        <Row gap={2} align="baseline" as="span">
          {title}
          <Text size="s" tone="subtle" weight="regular" numeric>
            {live.length}
          </Text>
          {lead && (
            <Text size="s" tone="muted" weight="regular">
              {lead}
            </Text>
          )}
        </Row>
      }
      actions={
        checked.length > 0 && (
          <Button
            size="s"
            icon={<TrashIcon />}
            onClick={() => basketStore.dispatch({ type: 'deleted', offerIds: offersOf(checked) })}
          >
            Удалить {countOf(checked.length, 'товар', 'товара', 'товаров')}
          </Button>
        )
      }
    >
      <Table aria-label={title} style={longestNumbers(live)}>
        <Head>
          <HeadLine>
            <SelectCell as="th" scope="col">
              <Checkbox
                label={<SelectAllWords>Выбрать все</SelectAllWords>}
                aria-label={`Выбрать все: ${title.toLocaleLowerCase('ru')}`}
                disabled={live.length === 0}
                checked={live.length > 0 && checked.length === live.length}
                indeterminate={checked.length > 0 && checked.length < live.length}
                onChange={(event) =>
                  basketStore.dispatch({
                    type: 'checked',
                    offerIds: offersOf(live),
                    isChecked: event.target.checked,
                  })
                }
              />
            </SelectCell>
            <HeadCell $area="product">Товар</HeadCell>
            <HeadCell $area="price" $end>
              Цена
            </HeadCell>
            <HeadCell $area="quantity">Количество</HeadCell>
            <HeadCell $area="total" $end>
              Сумма
            </HeadCell>
            <HeadCell $area="toggle">
              <VisuallyHidden>Удалить или вернуть</VisuallyHidden>
            </HeadCell>
          </HeadLine>
        </Head>
        <Body>
          {lines.map((line) => (
            <BasketRow key={line.offerId} line={line} />
          ))}
        </Body>
      </Table>
    </Panel>
  );
}
