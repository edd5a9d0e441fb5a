import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, radius, shadow, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideSummary } from './summary-columns.tsx';

interface ActionBarProps {
  readonly totalKopecks: number | null;
  readonly totalLabel?: string;
  /** Why the action is not possible now. */
  readonly reason: string | null;
  readonly reasonId: string;
  readonly children: ReactNode;
}

/** The page's main action. On narrow screens a bar with the total, which the summary has out of sight. */
export function ActionBar({
  totalKopecks,
  totalLabel = 'К оплате',
  reason,
  reasonId,
  children,
}: ActionBarProps) {
  return (
    <Bar data-page-bar>
      {totalKopecks !== null && (
        <Total aria-hidden>
          <Text size="s" tone="muted">
            {totalLabel}
          </Text>
          <Money kopecks={totalKopecks} size="l" weight="bold" />
        </Total>
      )}
      <Way>{children}</Way>
      {reason && (
        <Reason as="p" size="s" tone="muted" id={reasonId}>
          {reason}
        </Reason>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.popover};
  ${besideSummary} {
    display: block;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;

const Way = styled.div`
  flex: 1;
  /* Beside the sum if it has room for the words in one line, else below it. */
  & > button {
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
  @container summary (min-width: 560px) {
    flex: none;
    inline-size: 280px;
    margin-inline-start: auto;
  }
  ${besideSummary} {
    inline-size: auto;
  }
`;

const Total = styled.div`
  display: grid;
  ${besideSummary} {
    display: none;
  }
`;

const Reason = styled(Text)`
  flex: 1 0 100%;
  ${besideSummary} {
    margin-block-start: ${space[2]};
  }
`;
