import { type FoundOffer, findOffers } from '@shop/contracts/basket-order/quick-order';
import { comparable } from '@shop/domain/format/comparable';
import { amountOf } from '@shop/domain/format/measure';
import { leastQuantity } from '@shop/domain/quantity/quantity';
import { call, messageOf } from '@shop/platform/http';
import { Card, Stack, Text } from '@shop/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { OfferBox } from '../../common/offer-box.tsx';
import type { TemplateEditor } from './template-editor.ts';

interface Outcome {
  readonly text: string;
  readonly isAdded: boolean;
}

/** Finds a product by article or name and puts it into the template with its least quantity; the focus stays here. */
export function AddOffer({ editor }: { readonly editor: TemplateEditor }) {
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const box = useRef<HTMLInputElement>(null);

  async function addByCode(code: string) {
    const query = code.trim();
    if (query === '') return;
    setTyped('');
    box.current?.focus();
    try {
      const { items } = await call(findOffers, { body: { query } });
      const exact = items.find(({ article }) => comparable(article) === comparable(query));
      const offer = exact ?? (items.length === 1 ? items[0] : undefined);
      setOutcome(offer ? { text: add(offer), isAdded: true } : { text: describeMiss(query), isAdded: false });
    } catch (error) {
      setTyped((now) => now || query);
      setOutcome({ text: `«${query}» не\u00a0добавлен. ${messageOf(error)}`, isAdded: false });
    }
  }

  function add(offer: FoundOffer): string {
    const isHeld = editor
      .getSnapshot()
      .rows.some(({ offerId, isRemoved }) => offerId === offer.offerId && !isRemoved);
    const amount = amountOf(editor.add(toRow(offer)), offer.measure);
    return isHeld
      ? `${offer.name}: уже в\u00a0шаблоне, теперь ${amount}`
      : `${offer.name}: добавлено в\u00a0конец списка, ${amount}`;
  }

  return (
    <Card>
      <Stack gap={2}>
        <OfferBox
          ref={box}
          label="Добавить товар: артикул или название"
          emptyText="Ничего не нашлось. Попробуйте другое слово или артикул."
          typed={typed}
          onType={setTyped}
          onTake={(code) => void addByCode(code)}
        />
        <Message as="p" size="s" tone={outcome && !outcome.isAdded ? 'danger' : 'muted'} role="status">
          {outcome?.text}
        </Message>
      </Stack>
    </Card>
  );
}

function describeMiss(query: string): string {
  return `По\u00a0«${query}» нет одного товара. Выберите его из\u00a0подсказок.`;
}

function toRow({ arrivalOn: _, ...offer }: FoundOffer) {
  const { stockQuantity, priceKopecks } = offer;
  return {
    ...offer,
    quantity: leastQuantity(offer),
    isSold: true,
    isInStock: stockQuantity > 0,
    lastPriceKopecks: priceKopecks,
  };
}

/** The height of one line is reserved, so that nothing moves when a message appears. */
const Message = styled(Text)`
  min-block-size: 20px;
`;
