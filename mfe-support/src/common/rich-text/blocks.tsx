import type { Block } from '@shop/contracts/support/rich-text';
import { Link } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Inlines } from './inlines.tsx';
import { plainTextOf } from './plain-text.ts';
import { Table } from './table.tsx';

/** Deeper nesting is rendered as plain text: nobody can read it, and recursion needs a limit. */
const DEPTH_MAX = 16;

interface Place {
  readonly under: 1 | 2 | 3;
  readonly hasAnchors: boolean;
  readonly depth: number;
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly place: Place;
}

/** A sequence of blocks. They have no ids and never move, so the index is the key. */
export function Blocks({ blocks, place }: BlocksProps) {
  if (place.depth > DEPTH_MAX) return plainTextOf(blocks);
  const inner = { ...place, depth: place.depth + 1 };
  return blocks.map((block, at) => <Fragment key={at}>{renderBlock(block, inner)}</Fragment>);
}

function renderBlock(block: Block, place: Place) {
  switch (block.type) {
    case 'heading':
      return <AnchoredHeading heading={block} place={place} />;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Item blocks={item} place={place} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} place={place} />
        </blockquote>
      );
    case 'code':
      return (
        // A scrollable region must be reachable by keyboard.
        <Code role="region" aria-label="Пример" tabIndex={0}>
          <code>{block.text}</code>
        </Code>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'divider':
      return <hr />;
  }
}

/** A list item of one paragraph is rendered without the paragraph. */
function Item({ blocks, place }: BlocksProps) {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} place={place} />;
  return (
    <>
      <Inlines inlines={first.children} />
      <Blocks blocks={rest} place={place} />
    </>
  );
}

interface AnchoredHeadingProps {
  readonly heading: Extract<Block, { type: 'heading' }>;
  readonly place: Place;
}

function AnchoredHeading({ heading: { level, id, children }, place }: AnchoredHeadingProps) {
  const tag = `h${Math.min(level + place.under - 1, 6)}` as 'h2';
  const title = <Inlines inlines={children} />;
  if (!place.hasAnchors)
    return (
      <Title as={tag} $level={level}>
        {title}
      </Title>
    );
  return (
    <Title as={tag} id={id} tabIndex={-1} $level={level}>
      {title}{' '}
      <Anchor to={`#${id}`} tone="muted" aria-label={`Ссылка на раздел «${plainTextOf(children)}»`}>
        #
      </Anchor>
    </Title>
  );
}

const sizes = { 2: '1.25rem', 3: '1.0625rem', 4: '1rem' } as const;

const Anchor = styled(Link)`
  display: inline-block;
  min-inline-size: 24px;
  min-block-size: 24px;
  font-weight: 400;
  text-align: center;
  opacity: 0;
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
  @media print {
    display: none;
  }
`;

const Title = styled.h2<{ $level: 2 | 3 | 4 }>`
  font-size: ${({ $level }) => sizes[$level]};
  font-weight: 600;
  line-height: 1.4;
  &:hover > ${Anchor} {
    opacity: 1;
  }
`;

const Code = styled.pre`
  padding: ${space[3]};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
  && > code {
    padding: 0;
    background: none;
  }
`;
