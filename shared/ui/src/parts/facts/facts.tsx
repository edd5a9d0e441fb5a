import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, space, text } from '../../core/theme/index.ts';

export type Fact = { term: ReactNode; value: ReactNode };
type Layout = 'row' | 'dots' | 'stack';

/** Pairs of name and value. `dots` leads the eye across, for specifications and totals. */
export function Facts({ facts, layout = 'row' }: { facts: Fact[]; layout?: Layout }) {
  return (
    <List $layout={layout}>
      {facts.map((fact, index) => (
        <div key={typeof fact.term === 'string' ? fact.term : index}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  );
}

const layouts: Record<Layout, ReturnType<typeof css>> = {
  row: css`
    & > div {
      display: grid;
      grid-template-columns: minmax(96px, 2fr) 3fr;
      gap: ${space[3]};
    }
  `,
  dots: css`
    & > div {
      display: flex;
      align-items: baseline;
      gap: ${space[2]};
    }
    dt {
      flex: 1;
      display: flex;
      align-items: baseline;
      gap: ${space[2]};
      &::after {
        content: '';
        flex: 1;
        min-inline-size: ${space[4]};
        border-block-end: 1px dotted ${color.lineStrong};
      }
    }
    dd {
      max-inline-size: 60%;
      text-align: end;
    }
  `,
  stack: css`
    dt {
      ${text.s}
    }
  `,
};

const List = styled.dl<{ $layout: Layout }>`
  display: grid;
  gap: ${space[2]};
  dt {
    color: ${color.textMuted};
  }
  dd {
    ${font.tabular}
  }
  ${(p) => layouts[p.$layout]}
`;
