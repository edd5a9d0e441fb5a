import type { OrderCopy } from '@shop/shared/contracts/order-copy';
import { formatNumber } from '@shop/shared/format/number';
import { Button, Modal, Row, Stack, Text, toast } from '@shop/shared/ui';
import { BasketIcon, UndoIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import { CopiedLines } from './copied-lines.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { type AddedOffer, undoCopy } from './undo-copy.ts';

export interface CopiedOrderProps {
  readonly copy: OrderCopy;
  readonly onClose: () => void;
  /** What the order had put into the basket has been taken out again. */
  readonly onUndone: () => void;
}

/** What became of every line of an order that was put into the basket again, and the ways on and back. */
export function CopiedOrder({ copy, onClose, onUndone }: CopiedOrderProps) {
  const { number, added, unavailable } = copy;
  const [isUndoing, setIsUndoing] = useState(false);
  const [analogs, setAnalogs] = useState<readonly AddedOffer[]>([]);
  const inBasket = [...added, ...analogs];

  async function undo() {
    setIsUndoing(true);
    try {
      await undoCopy(inBasket);
      toast(`Заказ № ${number} убран из корзины`);
      onUndone();
    } catch (error) {
      toast.danger(error instanceof Error ? error.message : 'Корзина не изменена. Попробуйте ещё раз.');
      setIsUndoing(false);
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      locked={isUndoing}
      title={added.length === 0 ? `Заказ № ${number} не повторён` : `Заказ № ${number} в\u00a0корзине`}
      footer={
        <Row gap={2} justify="end">
          {inBasket.length > 0 && (
            <Button variant="quiet" icon={<UndoIcon />} pending={isUndoing} onClick={() => void undo()}>
              Отменить
            </Button>
          )}
          <Button onClick={onClose}>Закрыть</Button>
          {inBasket.length > 0 && (
            <Button variant="primary" icon={<BasketIcon />} to="/basket/" data-autofocus>
              В корзину
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={5}>
        <Text as="p" role="status">
          {summaryOf(added.length, unavailable.length)}
        </Text>
        <UnavailableLines
          lines={unavailable}
          onAdded={(offer) => setAnalogs((others) => [...others, offer])}
        />
        <CopiedLines copy={copy} />
      </Stack>
    </Modal>
  );
}

function summaryOf(added: number, unavailable: number): string {
  if (added === 0) return 'Ничего из этого заказа сейчас нельзя заказать.';
  const all = added + unavailable;
  return unavailable === 0
    ? all === 1
      ? 'Единственная позиция заказа добавлена в\u00a0корзину.'
      : `Все позиции заказа, ${formatNumber(all)}, добавлены в\u00a0корзину.`
    : `В\u00a0корзину добавлено ${formatNumber(added)} из\u00a0${formatNumber(all)} позиций.`;
}
