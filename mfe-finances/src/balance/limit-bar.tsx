import type { Balance } from '@shop/contracts/finances/finances';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { describeLimitUsage } from './limit-usage.ts';

type Contract = Balance['contracts'][number];

const HEIGHT = 12;

/** The share of a credit limit that is used, with the sums of both parts below. */
export function LimitBar({ contract }: { contract: Contract }) {
  const { creditLimitKopecks, usedKopecks, freeKopecks } = contract;
  const share = Math.min(100, (usedKopecks / creditLimitKopecks) * 100);
  const isOver = usedKopecks > creditLimitKopecks;
  const usage = describeLimitUsage(contract);
  return (
    <div>
      <svg width="100%" height={HEIGHT} aria-hidden>
        <rect width="100%" height={HEIGHT} rx={HEIGHT / 2} fill={color.lineStrong} />
        {share > 0 && (
          <rect
            width={`${Math.max(share, 2)}%`}
            height={HEIGHT}
            rx={HEIGHT / 2}
            fill={isOver ? color.danger : color.neutral}
          />
        )}
      </svg>
      <Parts>
        <div>
          <Text as="dt" size="s" tone="muted">
            Использовано
          </Text>
          <dd>
            <Money kopecks={usedKopecks} weight="medium" tone={isOver ? 'danger' : 'default'} />
          </dd>
          {usage && (
            <Text as="dd" size="s" tone="muted" numeric>
              {usage}
            </Text>
          )}
        </div>
        <div>
          <Text as="dt" size="s" tone="muted" align="end">
            Свободно
          </Text>
          <dd>
            <Money kopecks={freeKopecks} weight="medium" />
          </dd>
        </div>
      </Parts>
    </div>
  );
}

/** The explanation of the used part spans both columns. */
const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[4]};
  margin-block-start: ${space[2]};
  & > div {
    display: contents;
  }
  dt {
    grid-row: 1;
  }
  dd {
    grid-row: 2;
  }
  dd + dd {
    grid-row: 3;
    grid-column: 1 / -1;
  }
`;
