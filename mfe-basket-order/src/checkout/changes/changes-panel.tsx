import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { withUnbrokenNumbers } from '@shop/kit/goods';
import { Heading, Stack, Text } from '@shop/ui';
import { WarningIcon } from '@shop/ui/parts/icons';
import { TextButton } from '@shop/ui/parts/text-button';
import { color, font, radius, space, text } from '@shop/ui/theme';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import type { Change } from './checkout-changes.ts';
import type { CheckoutChanges } from './use-checkout-changes.ts';

/** Further changed lines are folded. */
const IN_SIGHT = 8;

interface ChangesPanelProps {
  readonly changes: CheckoutChanges;
  readonly ref: Ref<HTMLElement>;
}

/** Shows every change since the buyer last saw the order, before and after, and its effect on the total. */
export function ChangesPanel({ changes: { lines, terms, sum }, ref }: ChangesPanelProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const hiddenCount = isExpanded ? 0 : Math.max(lines.length - IN_SIGHT, 0);
  return (
    <Box ref={ref} tabIndex={-1} role="alert" aria-label="Изменения в заказе">
      <WarningIcon />
      <Stack gap={3}>
        <div>
          <Heading level={2} size="s">
            Пока вы оформляли заказ, он изменился
          </Heading>
          <Text as="p" size="s" tone="muted">
            {whatToDo(lines.length)}
          </Text>
        </div>
        {lines.length > 0 && (
          <Lines>
            {lines.slice(0, lines.length - hiddenCount).map(({ offerId, name, article, changes }) => (
              <li key={offerId}>
                <span>
                  {withUnbrokenNumbers(name)}{' '}
                  <Text size="s" tone="subtle" nowrap>
                    {article}
                  </Text>
                </span>
                <Differences changes={changes} />
              </li>
            ))}
          </Lines>
        )}
        {hiddenCount > 0 && (
          <TextButton type="button" onClick={() => setIsExpanded(true)}>
            Показать ещё {countOf(hiddenCount, 'позицию', 'позиции', 'позиций')}
          </TextButton>
        )}
        {terms.length > 0 && <Differences changes={terms} />}
        {sum && <SumChange {...sum} />}
      </Stack>
    </Box>
  );
}

function whatToDo(lineCount: number): string {
  return lineCount > 0
    ? `Изменилось: ${countOf(lineCount, 'позиция', 'позиции', 'позиций')}. Проверьте и подтвердите заказ с\u00a0изменениями или вернитесь в\u00a0корзину.`
    : 'Обновились условия отгрузки или доставки. Проверьте даты и\u00a0итог.';
}

function Differences({ changes }: { changes: readonly Change[] }) {
  return (
    <Facts>
      {changes.map(({ what, before, now }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <s>{before}</s> → <b>{now}</b>
          </dd>
        </div>
      ))}
    </Facts>
  );
}

function SumChange({ beforeKopecks, nowKopecks }: { beforeKopecks: number; nowKopecks: number }) {
  const difference = nowKopecks - beforeKopecks;
  return (
    <Text as="p" weight="medium" numeric>
      Товары: {formatMoney(beforeKopecks)} → {formatMoney(nowKopecks)}{' '}
      <Text nowrap tone={difference > 0 ? 'danger' : 'success'} weight="bold">
        ({difference > 0 ? '+' : '−'}
        {formatMoney(Math.abs(difference))})
      </Text>
    </Text>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.warningLine};
  border-radius: ${radius.m};
  background: ${color.warningSoft};
  /* Keeps the panel clear of the sticky page header. */
  scroll-margin-block-start: 96px;
  & > .lucide {
    color: ${color.warning};
  }
`;

const Lines = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[5]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.warningLine};
  }
  & > li:last-child {
    border-block-end: 1px solid ${color.warningLine};
  }
`;

const Facts = styled.dl`
  display: grid;
  ${text.s}
  ${font.tabular}
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }
  dt {
    color: ${color.textMuted};
  }
  s {
    color: ${color.textMuted};
  }
  b {
    font-weight: ${font.bold};
  }
`;
