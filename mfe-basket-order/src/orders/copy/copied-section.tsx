import { Heading, Stack, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lineName } from '../../common/line-name.ts';

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

/** Lines that have one thing in common, and what is to be said of each. */
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
                {lineName(name)}{' '}
                <Text size="s" tone="subtle" numeric>
                  {article}
                </Text>
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

/** What is said stands beside the name where there is room, and below it where there is none. */
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
