import type { CopyRefusal, OrderCopy } from '@shop/shared/contracts/order-copy';
import { formatMoney } from '@shop/shared/format/money';
import { countOf } from '@shop/shared/format/number';
import { color, radius, space } from '@shop/shared/theme';
import { Button, Row, Stack, Text, toast } from '@shop/shared/ui';
import { UndoIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { undoCopy } from './undo-copy.ts';

const REASONS: Readonly<Record<CopyRefusal, string>> = {
  gone: 'снят с продажи',
  unpriced: 'нет цены, спросите менеджера',
  'out-of-stock': 'нет в наличии',
  'too-many': 'в строке корзины было бы слишком много',
};

interface CopiedOrderProps {
  readonly copy: OrderCopy;
  /** What the order had put into the basket has been taken out again, or the message is no longer needed. */
  readonly onDone: () => void;
}

/** What became of an order that was put into the basket again: what is in it, what is not and why, what costs more. */
export function CopiedOrder({ copy, onDone }: CopiedOrderProps) {
  const { number, added, unavailable, changed } = copy;
  const [isUndoing, setIsUndoing] = useState(false);
  const corrected = added.filter(({ isCorrected }) => isCorrected);

  async function undo() {
    setIsUndoing(true);
    try {
      await undoCopy(copy);
      toast(`Заказ № ${number} убран из корзины`);
      onDone();
    } catch (error) {
      toast.danger(error instanceof Error ? error.message : 'Корзина не изменена. Попробуйте ещё раз.');
      setIsUndoing(false);
    }
  }

  return (
    <Box>
      <Text as="p" weight="medium">
        {added.length === 0
          ? `Ничего из заказа № ${number} сейчас нельзя заказать.`
          : `Заказ № ${number}: в\u00a0корзину добавлено ${countOf(added.length, 'товар', 'товара', 'товаров')}.`}
      </Text>
      <Lines
        title="Не добавлено"
        lines={unavailable.map((line) => ({ ...line, note: REASONS[line.reason] }))}
      />
      <Lines
        title="Изменилась цена"
        lines={changed.map((line) => ({
          ...line,
          note: `${formatMoney(line.priceKopecksBefore)} → ${formatMoney(line.priceKopecks)}`,
        }))}
      />
      <Lines
        title="Количество увеличено по условиям продажи"
        lines={corrected.map((line) => ({ ...line, note: `в корзине ${line.quantity}` }))}
      />
      <Row gap={2}>
        {added.length > 0 && (
          <>
            <Button size="s" to="/basket/">
              В корзину
            </Button>
            <Button
              size="s"
              variant="quiet"
              icon={<UndoIcon />}
              pending={isUndoing}
              onClick={() => void undo()}
            >
              Отменить
            </Button>
          </>
        )}
        <Button size="s" variant="quiet" onClick={onDone}>
          Скрыть
        </Button>
      </Row>
    </Box>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly { id: number; name: string; article: string; note: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="s" weight="medium">
        {title}:
      </Text>
      <Items>
        {lines.map(({ id, name, article, note }) => (
          <Text as="li" size="s" key={id}>
            {name}{' '}
            <Text size="s" tone="subtle">
              ({article})
            </Text>{' '}
            — {note}
          </Text>
        ))}
      </Items>
    </Stack>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-end: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;

/** A long list scrolls in its place, so that the tile does not push the page away. */
const Items = styled.ul.attrs({ tabIndex: 0 })`
  display: grid;
  gap: ${space[1]};
  max-block-size: 160px;
  overflow-y: auto;
`;
