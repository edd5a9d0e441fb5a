import type { OrderCopy } from '@shop/contracts/basket-order/order-copy';
import { formatNumber } from '@shop/domain/format/number';
import { withUnbrokenNumbers } from '@shop/kit/goods';
import { messageOf } from '@shop/platform/http';
import { Button, Link, Text } from '@shop/ui';
import { CheckIcon, PlusIcon } from '@shop/ui/parts/icons';
import { Money } from '@shop/ui/parts/money';
import { color, radius, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { addAnalog } from './add-analog.mutation.ts';
import type { AddedOffer } from './undo-copy.ts';

type Unavailable = OrderCopy['unavailable'][number];

interface LineAnalogsProps {
  readonly line: Unavailable;
  readonly onAdded: (offer: AddedOffer) => void;
}

/** Analogs of an unavailable line, each added with one click in the quantity of that line. */
export function LineAnalogs({ line, onAdded }: LineAnalogsProps) {
  return (
    <Box>
      <Text as="p" size="s" tone="muted">
        Можно взять вместо этого:
      </Text>
      <ul>
        {line.analogs.map((analog) => (
          <Analog key={analog.id} analog={analog} quantity={line.quantity} onAdded={onAdded} />
        ))}
      </ul>
    </Box>
  );
}

interface AnalogProps {
  readonly analog: Unavailable['analogs'][number];
  readonly quantity: number;
  readonly onAdded: (offer: AddedOffer) => void;
}

function Analog({ analog, quantity, onAdded }: AnalogProps) {
  const [inBasket, setInBasket] = useState<number>();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function add() {
    setIsPending(true);
    setProblem(undefined);
    try {
      const added = await addAnalog(analog.id, quantity);
      setInBasket(added.quantity);
      onAdded(added);
    } catch (error) {
      setProblem(`Не добавлено. ${messageOf(error)}`);
    }
    setIsPending(false);
  }

  return (
    <Item>
      <span>
        <Link to={`/detail/${encodeURIComponent(analog.productCode)}/`}>
          {withUnbrokenNumbers(analog.name)}
        </Link>{' '}
        <Text size="s" tone="subtle" numeric>
          {analog.article}
        </Text>{' '}
        {analog.priceKopecks !== null && <Money kopecks={analog.priceKopecks} size="s" weight="medium" />}
        {problem && (
          <Text as="p" size="s" tone="danger" role="alert">
            {problem}
          </Text>
        )}
      </span>
      <Button
        size="s"
        icon={inBasket === undefined ? <PlusIcon /> : <CheckIcon />}
        pending={isPending}
        aria-label={`${inBasket === undefined ? 'Добавить' : 'В корзине'} ${formatNumber(inBasket ?? quantity)}: ${analog.name}`}
        aria-disabled={inBasket !== undefined}
        onClick={() => inBasket === undefined && void add()}
      >
        {inBasket === undefined ? 'Добавить' : 'В\u00a0корзине'} {formatNumber(inBasket ?? quantity)}
      </Button>
    </Item>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  & > ul {
    display: grid;
    gap: ${space[2]};
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  & > :first-child {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
