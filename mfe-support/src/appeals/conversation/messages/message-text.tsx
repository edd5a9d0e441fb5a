import { Link } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { findLinks } from './find-links.ts';

/** Longer texts are collapsed; this is about a phone's screen. */
const LONG = { characters: 1500, lines: 20 };

/** Plain text with links; a long one is collapsed until it is opened, except in print. */
export function MessageText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isLong(text)) return <Written>{withLinks(text)}</Written>;
  return (
    <>
      {/* A focused link must not stay hidden in the collapsed part. */}
      <Written id={id} $isCollapsed={!isOpen} onFocus={() => setIsOpen(true)}>
        {withLinks(text)}
      </Written>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-off-paper
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Свернуть' : 'Показать полностью'}
      </Toggle>
    </>
  );
}

function isLong(text: string): boolean {
  return text.length > LONG.characters || text.split('\n').length > LONG.lines;
}

function withLinks(text: string) {
  return findLinks(text).map((part, index) => {
    if (typeof part === 'string') return part;
    const key = `${index} ${part.text}`;
    if ('to' in part)
      return (
        <Link key={key} to={part.to}>
          {part.text}
        </Link>
      );
    return (
      <Link key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </Link>
    );
  });
}

const Written = styled.p<{ $isCollapsed?: boolean }>`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & > a {
    text-decoration-line: underline;
  }
  @media screen {
    ${(p) => p.$isCollapsed && 'max-block-size: 16lh; overflow: hidden; mask-image: linear-gradient(#000 70%, transparent);'}
  }
`;

const Toggle = styled.button`
  justify-self: start;
  min-block-size: 24px;
  padding: 0;
  margin-block-start: ${space[1]};
  border: 0;
  background: none;
  color: ${color.accentText};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
