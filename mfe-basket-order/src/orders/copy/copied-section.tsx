import { GoodsName } from '@shop/kit/goods';
import { Heading, Stack, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CopiedSectionProps {
  readonly title?: string;
  readonly lines: readonly {
    readonly id: number;
    readonly name: string;
    readonly article: string;
    readonly note: ReactNode;
    readonly more?: ReactNode;
  }[];
}

/** Lines with the same outcome and a message for each. */
export function CopiedSection({ title, lines }: CopiedSectionProps) {
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap={1}>
      {title && (
        <Heading level={3} size="s">
          {title}
        </Heading>
      )}
      <Lines>
        {lines.map(({ id, name, article, note, more }) => (
          <li key={id}>
            <Line>
              <span>
                <GoodsName {...{ name, article }} productCode={null} inline />
              </span>
              <Text size="s" tone="muted" numeric>
                {note}
              </Text>
            </Line>
            {more}
          </li>
        ))}
      </Lines>
    </Stack>
  );
}

const Lines = styled.ul`
  display: grid;
  & > li {
    padding-block: ${space[2]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

/** The message stands beside the name on wide screens and below it on narrow ones. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  & > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
