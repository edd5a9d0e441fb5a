import type { Block, RichText } from '@shop/contracts/support/rich-text';
import { Link } from '@shop/ui';
import { color, font, radius, space, text } from '@shop/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { plainTextOf } from '../common/rich-text/plain-text.ts';

type Chapter = { readonly id: string; readonly level: number; readonly title: string };

/** The headings of a text except the smallest level. */
export function chaptersOf(blocks: RichText): Chapter[] {
  return blocks
    .filter((block): block is Extract<Block, { type: 'heading' }> => block.type === 'heading')
    .filter(({ level }) => level < 4)
    .map(({ id, level, children }) => ({ id, level, title: plainTextOf(children) }));
}

/** The table of contents of a long page. */
export function TableOfContents({ chapters }: { chapters: readonly Chapter[] }) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Title id={titleId}>Содержание</Title>
      <List>
        {chapters.map(({ id, level, title }) => (
          <li key={id} data-level={level}>
            <Link to={`#${id}`} tone="default">
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.nav`
  ${text.m}
  max-inline-size: 720px;
  margin-block-end: ${space[6]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  @container (min-width: 1000px) {
    float: inline-end;
    inline-size: 240px;
    position: sticky;
    inset-block-start: 88px;
    max-block-size: calc(100dvh - 120px);
    margin: 0;
    overflow-y: auto;
  }
`;

const Title = styled.div`
  margin-block-end: ${space[2]};
  font-weight: ${font.bold};
`;

const List = styled.ol`
  display: grid;
  gap: ${space[1]};
  & > li {
    min-block-size: 24px;
    overflow-wrap: anywhere;
  }
  & > li[data-level='3'] {
    padding-inline-start: ${space[4]};
  }
`;
