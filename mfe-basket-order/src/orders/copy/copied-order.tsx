import type { OrderCopy } from '@shop/contracts/basket-order/order-copy';
import { countOf, formatNumber, plural } from '@shop/domain/format/number';
import { Button, Modal, Row, Stack, Text, toast } from '@shop/ui';
import { BasketIcon, UndoIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { CopiedLines } from './copied-lines.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { type AddedOffer, undoCopy } from './undo-copy.ts';

export interface CopiedOrderProps {
  readonly copy: OrderCopy;
  readonly onClose: () => void;
  /** Called after everything the copy had added was removed again. */
  readonly onUndone: () => void;
}

/** The result of repeating an order, line by line, with links to the basket and an undo button. */
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
      title={added.length === 0 ? 'Заказ не\u00a0повторён' : 'Заказ повторён'}
      footer={
        <Row gap={2} justify="end">
          {inBasket.length > 0 && (
            <Button variant="quiet" icon={<UndoIcon />} pending={isUndoing} onClick={() => void undo()}>
              Отменить
            </Button>
          )}
          {inBasket.length > 0 ? (
            <Button variant="primary" icon={<BasketIcon />} to="/basket/" data-autofocus>
              В корзину
            </Button>
          ) : (
            <Button onClick={onClose}>Понятно</Button>
          )}
        </Row>
      }
    >
      <Stack gap={5}>
        <Text as="p" role="status">
          {summaryOf(copy)}
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

function summaryOf({ number, added, unavailable }: OrderCopy): string {
  if (added.length === 0) return `Ничего из\u00a0заказа № ${number} сейчас нельзя заказать.`;
  const all = added.length + unavailable.length;
  const addedText =
    unavailable.length === 0
      ? `всё, ${countOf(all, 'позиция', 'позиции', 'позиций')}`
      : `${formatNumber(added.length)} из\u00a0${formatNumber(all)} ${plural(all, 'позиции', 'позиций', 'позиций')}`;
  return `Заказ № ${number}: в\u00a0корзину добавлено ${addedText}.`;
}
