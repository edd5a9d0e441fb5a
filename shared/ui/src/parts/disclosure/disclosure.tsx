import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CountBadge } from '../../core/badge/badge.tsx';
import { Heading } from '../../core/text/text.tsx';
import { color, controlHeight, duration, font, media, space } from '../../core/theme/index.ts';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open initially; after that the user decides. */
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
  count?: number;
  /** Makes the summary a heading. */
  level?: 2 | 3 | 4;
};

/** A section that opens and closes: facets, questions. */
export function Disclosure({ summary, children, open, onToggle, count, level }: DisclosureProps) {
  return (
    <Details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <Summary>
        {level ? (
          <Heading level={level} size="s">
            {summary}
          </Heading>
        ) : (
          <span>{summary}</span>
        )}
        {count !== undefined && <CountBadge count={count} tone="neutral" />}
        <ChevronDown />
      </Summary>
      <Body>{children}</Body>
    </Details>
  );
}

const Details = styled.details`
  min-inline-size: 0;
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  font-weight: ${font.medium};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > .lucide {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-start: auto;
    color: ${color.textMuted};
    transition: transform ${duration.fast};
  }
  details[open] > & > .lucide {
    transform: rotate(180deg);
  }
  &:hover > .lucide {
    color: ${color.text};
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const Body = styled.div`
  padding-block: ${space[1]} ${space[3]};
`;
