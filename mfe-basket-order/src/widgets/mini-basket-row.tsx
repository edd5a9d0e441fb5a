import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Link, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { BasketRowMessage } from '../basket/rows/basket-row-message.tsx';
import { QuantityInput } from '../basket/rows/quantity-input.tsx';
import { ReturnButton } from '../basket/rows/return-button.tsx';
import { type BasketLine, isUnsent } from '../basket/state/basket-state.ts';
import { unitPrice } from '../basket/state/unit-price.ts';

interface MiniBasketRowProps {
  readonly line: BasketLine;
  /** The connection is gone. */
  readonly isHeldBack: boolean;
  readonly onStep: (step: 1 | -1) => void;
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/** A row in the header: what it is, how many, what it costs. */
export function MiniBasketRow({ line, isHeldBack, onStep, onPasteBlock }: MiniBasketRowProps) {
  const { row, quantity, isDeleted } = line;
  const item = useKeptFocus<HTMLLIElement>(isDeleted);
  const kopecks = unitPrice(row, quantity);
  return (
    <Item ref={item} aria-busy={isUnsent(line)}>
      <Text truncate>
        <Link to={`/detail/${row.code}/`} tone="default" title={row.name}>
          {row.name}
        </Link>
      </Text>
      <Text size="xs" tone="subtle" numeric truncate>
        {[row.article, ...Object.values(row.variant)].join(' · ')}
      </Text>
      {isDeleted ? (
        <Line>
          <Text size="s" tone="muted">
            {line.note ?? 'Удалён'}
          </Text>
          <ReturnButton line={line} />
        </Line>
      ) : (
        <Line>
          <div>
            <QuantityInput
              line={line}
              isHeldBack={isHeldBack && isUnsent(line)}
              onStep={onStep}
              onPasteBlock={onPasteBlock}
            />
          </div>
          {kopecks !== null && <Money kopecks={kopecks * quantity} weight="medium" />}
        </Line>
      )}
      <BasketRowMessage line={line} />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Line = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-start: ${space[1]};
`;
