import type { Balance } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { Card, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, media, space } from '@shop/ui/theme';
import styled from 'styled-components';

/** The four key figures: debt, its overdue part, the next payment, and the prepaid sum. */
export function Figures({ balance }: { balance: Balance }) {
  const { debtKopecks, overdueKopecks, advanceKopecks, nextDue } = balance;
  return (
    <Box forwardedAs="dl" padding={0}>
      <Figure
        term="Задолженность"
        kopecks={debtKopecks}
        note={debtKopecks ? 'отгружено и\u00a0не\u00a0оплачено' : 'всё оплачено'}
      />
      <Figure
        term="Из неё просрочено"
        kopecks={overdueKopecks}
        isAlarming={overdueKopecks > 0}
        note={overdueKopecks ? 'срок оплаты прошёл' : 'просрочки нет'}
      />
      <Figure
        term="Ближайший платёж"
        kopecks={nextDue?.kopecks ?? 0}
        note={nextDue ? `оплатить до ${formatDay(nextDue.on)}` : 'платить пока нечего'}
      />
      <Figure
        term="Аванс"
        kopecks={advanceKopecks}
        note={advanceKopecks ? 'зачтём в следующий заказ' : 'нет предоплаты'}
      />
    </Box>
  );
}

interface FigureProps {
  readonly term: string;
  readonly kopecks: number;
  readonly note: string;
  readonly isAlarming?: boolean;
}

function Figure({ term, kopecks, note, isAlarming = false }: FigureProps) {
  const tone = isAlarming ? 'danger' : kopecks === 0 ? 'subtle' : 'default';
  return (
    <Cell>
      <Text as="dt" size="s" tone="muted">
        {term}
      </Text>
      <dd>
        <Money kopecks={kopecks} size="xl" weight="bold" tone={tone} />
      </dd>
      <Text as="dd" size="s" tone={isAlarming ? 'danger' : 'muted'}>
        {note}
      </Text>
    </Cell>
  );
}

/** Four columns fit ten-digit sums; narrower screens get two, then one. */
const Box = styled(Card)`
  display: grid;
  overflow: clip;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${media.down('desktop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The outer hairlines fall onto the border of the box and are clipped there. */
const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  padding: ${space[4]};
  box-shadow:
    1px 0 ${color.line},
    0 1px ${color.line};
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${space[3]};
    padding-block: ${space[3]};
    & > dd:last-child {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
