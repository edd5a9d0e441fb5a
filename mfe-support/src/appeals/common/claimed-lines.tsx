import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getAppeal } from '@shop/contracts/support/appeals';
import { amountOf } from '@shop/domain/format/measure';
import { GoodsName } from '@shop/kit/goods';
import { Link, Text } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { styled } from 'styled-components';

type ClaimedLine = CallAnswer<typeof getAppeal>['appeal']['lines'][number];

interface ClaimedLinesProps {
  readonly order: { readonly id: number; readonly number: string };
  /** Empty when the appeal is about the order as a whole. */
  readonly lines: readonly ClaimedLine[];
  readonly className?: string;
}

/** The order that an appeal is about, and the lines claimed. */
export function ClaimedLines({ order, lines, className }: ClaimedLinesProps) {
  const name = `Заказ № ${order.number}`;
  return (
    <Box className={className} aria-label="О каком заказе речь">
      <Text weight="medium">
        <Link to={`/orders/${order.id}/`}>{name}</Link>
      </Text>
      {lines.length > 0 && (
        <Lines aria-label="Товары, о которых речь">
          {lines.map((line) => (
            <li key={line.position}>
              <span>
                <GoodsName name={line.name} article={line.article} productCode={null} inline />
              </span>
              <Text numeric nowrap>
                {amountOf(line.quantity, line.measure)}
              </Text>
            </li>
          ))}
        </Lines>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.sunken};
`;

const Lines = styled.ul`
  display: grid;
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[4]};
    padding-block: ${space[1]};
  }
  & > li > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
