import type { FoundOffer } from '@shop/shared/contracts/quick-order';
import { amountOf } from '@shop/shared/format/measure';
import { Stack, Text } from '@shop/shared/ui';
import { Combobox } from '@shop/shared/ui/combobox';
import { useState } from 'react';
import { describeArticle, describeTerms } from '../quick-order/result/describe-lines.ts';
import { useOffers } from '../quick-order/search/use-offers.ts';
import type { TemplateEditor } from './template-editor.ts';

/** Finds a product by article or name and puts it into the template with its least quantity. */
export function AddOffer({ editor }: { readonly editor: TemplateEditor }) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { offers, isPending } = useOffers(typed);

  function add(offer: FoundOffer) {
    const held = editor.getSnapshot().rows.some((row) => row.offerId === offer.offerId && !row.isRemoved);
    const quantity = editor.add(toRow(offer));
    const amount = amountOf(quantity, offer.measure);
    setSaid(
      held ? `${offer.name} уже в шаблоне: теперь ${amount}` : `Добавлено в конец: ${offer.name}, ${amount}`,
    );
    setTyped('');
  }

  return (
    <Stack gap={2}>
      <Combobox
        label="Добавить товар"
        placeholder="Артикул или название"
        options={offers.map((offer) => ({
          value: String(offer.offerId),
          label: offer.name,
          hint: `${describeArticle(offer)} · ${describeTerms(offer)}`,
        }))}
        value={null}
        onChange={(value) => {
          const offer = offers.find(({ offerId }) => String(offerId) === value);
          if (offer) add(offer);
        }}
        inputValue={typed}
        onInputChange={setTyped}
        pending={isPending}
        emptyText={typed.trim().length < 2 ? 'Введите хотя бы две буквы или цифры' : 'Такого товара нет'}
      />
      <Text as="p" size="s" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}

function toRow(offer: FoundOffer) {
  const { arrivalOn: _, ...known } = offer;
  const { minOrderCount, multiplicity, stockQuantity, priceKopecks } = known;
  return {
    ...known,
    quantity: Math.ceil(Math.max(minOrderCount, 1) / multiplicity) * multiplicity,
    isSold: true,
    isInStock: stockQuantity > 0,
    lastPriceKopecks: priceKopecks,
  };
}
