import type { Inline } from '@shop/contracts/support/rich-text';
import { Link, VisuallyHidden } from '@shop/ui';
import { ExternalIcon } from '@shop/ui/parts/icons';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MarkedText } from './marked-text.tsx';
import { plainTextOf } from './plain-text.ts';

const DEPTH_MAX = 16;

/** Inline nodes of a line. */
export function Inlines({ inlines, depth = 0 }: { inlines: readonly Inline[]; depth?: number }) {
  if (depth > DEPTH_MAX) return plainTextOf(inlines);
  return inlines.map((inline, at) => <Fragment key={at}>{renderInline(inline, depth + 1)}</Fragment>);
}

function renderInline(inline: Inline, depth: number): ReactNode {
  switch (inline.type) {
    case 'text':
      return <MarkedText text={inline.text} />;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} depth={depth} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} depth={depth} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <Inlines inlines={inline.children} depth={depth} />
        </del>
      );
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <TextLink href={inline.href}>
          <Inlines inlines={inline.children} depth={depth} />
        </TextLink>
      );
  }
}

/**
 * A link to the shop is followed in place, however it was written; another site opens in a new tab, which is
 * announced.
 */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const inside = pathInside(href);
  if (inside !== undefined) return <Link to={inside}>{children}</Link>;
  if (!href.startsWith('https:')) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank">
      {children}
      <Outside>
        <ExternalIcon />
      </Outside>
      <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
    </Link>
  );
}

function pathInside(href: string): string | undefined {
  if (/^[/#]/.test(href)) return href;
  return href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length) : undefined;
}

const Outside = styled.span`
  white-space: nowrap;
  & > .lucide {
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-start: 0.2em;
    vertical-align: baseline;
  }
`;
