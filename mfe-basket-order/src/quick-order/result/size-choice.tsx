import type { SizeChoice as Size } from '@shop/contracts/basket-order/quick-order';
import { Button, Row, Select } from '@shop/ui';
import { useState } from 'react';

interface SizeChoiceProps {
  readonly rowNumber: number;
  readonly sizes: readonly Size[];
  readonly onTake: (size: Size) => void;
}

/** All sizes of a line's product. Taken by a button: the arrow keys walk through a list, and must not order by it. */
export function SizeChoice({ rowNumber, sizes, onTake }: SizeChoiceProps) {
  const [offerId, setOfferId] = useState(0);
  const chosen = sizes.find((size) => size.offerId === offerId);
  return (
    <Row gap={2}>
      <Select
        size="s"
        label={`Размер, строка ${rowNumber}`}
        labelHidden
        placeholder={`Все размеры: ${sizes.length}`}
        options={sizes.map(({ offerId, label }) => ({ value: offerId, label }))}
        value={offerId || ''}
        onChange={(event) => setOfferId(Number(event.target.value))}
      />
      <Button size="s" disabled={!chosen} onClick={() => chosen && onTake(chosen)}>
        Взять
      </Button>
    </Row>
  );
}
