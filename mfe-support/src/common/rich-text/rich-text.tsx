import type { RichText as Tree } from '@shop/contracts/support/rich-text';
import { color, radius, space, text } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { Blocks } from './blocks.tsx';

interface RichTextProps {
  readonly blocks: Tree;
  /** The level of the heading above; the text's own headings follow it. 1 by default, the page heading. */
  readonly under?: 1 | 2 | 3;
  /** Gives headings ids and links. Off where several texts share a page or the text is only a preview. */
  readonly hasAnchors?: boolean;
}

/** Renders text written by managers node by node; HTML in it is never interpreted. */
export function RichText({ blocks, under = 1, hasAnchors = true }: RichTextProps) {
  return (
    <Written>
      <Blocks blocks={blocks} place={{ under, hasAnchors, depth: 0 }} />
    </Written>
  );
}

/** Limits lines to a readable length; wide content scrolls inside itself. */
const Written = styled.div`
  ${text.l}
  display: flow-root;
  min-inline-size: 0;
  max-inline-size: 720px;
  overflow-wrap: anywhere;
  & > * + *,
  blockquote > * + *,
  li > * + * {
    margin-block-start: ${space[3]};
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    scroll-margin-block-start: 88px;
  }
  * + h2 {
    margin-block-start: ${space[8]};
  }
  * + h3,
  * + h4,
  * + h5,
  * + h6 {
    margin-block-start: ${space[6]};
  }
  ul,
  ol {
    padding-inline-start: ${space[6]};
  }
  li + li {
    margin-block-start: ${space[1]};
  }
  li > ul,
  li > ol {
    margin-block-start: ${space[1]};
  }
  li::marker {
    color: ${color.textSubtle};
    font-variant-numeric: tabular-nums;
  }
  blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.lineStrong};
    color: ${color.textMuted};
  }
  code {
    padding: 1px ${space[1]};
    border-radius: ${radius.s};
    background: ${color.sunken};
    font-family: ui-monospace, monospace;
    font-size: 0.875em;
  }
  hr {
    margin-block: ${space[6]};
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
`;
