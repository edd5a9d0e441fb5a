import type { Balance } from '@shop/contracts/finances/finances';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { usedWords } from './used-words.ts';

type Contract = Balance['contracts'][number];

const HEIGHT = 12;

/** How much of a credit limit is taken, with the figures of both parts below it. */
export function LimitBar({ contract }: { contract: Contract }) {
  const { creditLimitKopecks, usedKopecks, freeKopecks } = contract;
  const share = Math.min(100, (usedKopecks / creditLimitKopecks) * 100);
  const isOver = usedKopecks > creditLimitKopecks;
  const words = usedWords(contract);
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
          {words && (
            <Text as="dd" size="s" tone="muted" numeric>
              {words}
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

/** What the used part is made of stands below both, over the whole width. */
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
