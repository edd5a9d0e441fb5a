import { Link } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { findLinks } from './find-links.ts';

/** From here on a text is folded: about a screen of a phone. */
const LONG = { characters: 1500, lines: 20 };

/** Plain text with its links; a long one is folded until it is asked for, but for paper. */
export function MessageText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isLong(text)) return <Written>{withLinks(text)}</Written>;
  return (
    <>
      {/* A link that gets the focus is not left in the folded part. */}
      <Written id={id} $isFolded={!isOpen} onFocus={() => setIsOpen(true)}>
        {withLinks(text)}
      </Written>
      <Unfold
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-off-paper
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Свернуть' : 'Показать полностью'}
      </Unfold>
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

const Written = styled.p<{ $isFolded?: boolean }>`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & > a {
    text-decoration-line: underline;
  }
  @media screen {
    ${(p) => p.$isFolded && 'max-block-size: 16lh; overflow: hidden; mask-image: linear-gradient(#000 70%, transparent);'}
  }
`;

const Unfold = styled.button`
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
