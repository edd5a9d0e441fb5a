import type { SectionNode } from '@shop/contracts/catalog/catalog';
import { formatNumber } from '@shop/domain/format/number';
import { useLocation } from '@shop/platform/router';
import { IconButton, Link, Text } from '@shop/ui';
import { ChevronDownIcon } from '@shop/ui/parts/icons';
import { color, controlHeight, duration, font, media, space, text } from '@shop/ui/theme';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { sectionPath } from './section-path.ts';

/**
 * Sections as links, each with a button that unfolds its subsections, down to the last level. The branch of
 * the current page starts unfolded. Left and right arrows fold and unfold as in a file tree.
 */
export function SectionOutline({ sections }: { readonly sections: readonly SectionNode[] }) {
  return (
    <Level>
      {sections.map((section) => (
        <Branch key={section.id} section={section} />
      ))}
    </Level>
  );
}

function Branch({ section }: { readonly section: SectionNode }) {
  const { name, elementCount, children } = section;
  const { pathname } = useLocation();
  const path = sectionPath(section);
  const [isOpen, setIsOpen] = useState(() => pathname.startsWith(path) && pathname !== path);
  const belowId = useId();
  const hasChildren = children.length > 0;

  function handleKeyDown({ key }: KeyboardEvent) {
    if (hasChildren && (key === 'ArrowRight' || key === 'ArrowLeft')) setIsOpen(key === 'ArrowRight');
  }

  return (
    <li>
      <Line onKeyDown={handleKeyDown}>
        <Place to={path} tone="default" aria-current={pathname === path ? 'page' : undefined}>
          {name}
        </Place>
        <Text size="xs" tone="subtle" numeric>
          {formatNumber(elementCount)}
        </Text>
        {hasChildren && (
          <Toggle
            size="s"
            label={`Подразделы: ${name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? belowId : undefined}
            icon={<ChevronDownIcon />}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </Line>
      {isOpen && (
        <Below id={belowId}>
          <SectionOutline sections={children} />
        </Below>
      )}
    </li>
  );
}

const Level = styled.ul`
  display: grid;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 32px;
  ${text.m}
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const Place = styled(Link)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[aria-current] {
    color: ${color.accentText};
    font-weight: ${font.medium};
  }
  ${media.coarse} {
    padding-block: ${space[3]};
  }
`;

const Toggle = styled(IconButton)`
  margin-inline-start: auto;
  .lucide {
    transition: transform ${duration.fast};
  }
  &[aria-expanded='true'] .lucide {
    transform: rotate(180deg);
  }
`;

const Below = styled.div`
  margin-inline-start: ${space[1]};
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${color.line};
`;
