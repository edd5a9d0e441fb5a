import type { SectionNode } from '@shop/contracts/catalog/catalog';
import { formatNumber, plural } from '@shop/domain/format/number';
import { Button, Link, Skeleton, SkeletonText, Text, VisuallyHidden } from '@shop/ui';
import { Picture } from '@shop/ui/parts/picture';
import { color, font, media, radius, space, text } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { SectionOutline } from './section-outline.tsx';
import { sectionPath } from './section-path.ts';

/** Subsections shown on wide screens before the list is unfolded. */
const CHILDREN_SHOWN = 6;

/** First-level sections as pictures, with links to lower levels that unfold down to the last one. */
export function SectionGrid({ sections }: { readonly sections: readonly SectionNode[] }) {
  return (
    <Tiles>
      {sections.map((section, index) => (
        <SectionTile key={section.id} section={section} isFirst={index < 4} />
      ))}
    </Tiles>
  );
}

function SectionTile({ section, isFirst }: { readonly section: SectionNode; readonly isFirst: boolean }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { name, children } = section;
  return (
    <Tile $isExpanded={isExpanded}>
      <Top $isExpanded={isExpanded}>
        <Frame>
          <Picture src={section.picture} alt="" ratio="1 / 1" eager={isFirst} />
        </Frame>
        <div>
          <Name>
            <CoverLink to={sectionPath(section)} tone="default">
              {name}
            </CoverLink>
          </Name>
          <Text size="s" tone="subtle" numeric>
            {formatNumber(section.elementCount)}
            <VisuallyHidden> {plural(section.elementCount, 'товар', 'товара', 'товаров')}</VisuallyHidden>
          </Text>
        </div>
      </Top>
      {children.length > 0 && (
        <Children $isExpanded={isExpanded}>
          <SectionOutline sections={isExpanded ? children : children.slice(0, CHILDREN_SHOWN)} />
        </Children>
      )}
      {children.length > 0 && (
        <More $isForPhones={children.length <= CHILDREN_SHOWN}>
          <Button
            size="s"
            variant="quiet"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? 'Свернуть' : `Все подразделы: ${children.length}`}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        </More>
      )}
    </Tile>
  );
}

/** Reserves the space of the index while it loads. */
export function SectionGridSkeleton() {
  return (
    <Tiles aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Tile key={`tile-${index + 1}`}>
          <Top>
            <Skeleton height={88} width={88} />
            <Skeleton height={20} width={140} />
          </Top>
          <SkeletonText lines={5} />
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${space[4]};
  ${media.down('mobile')} {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: ${space[3]};
  }
`;

const Tile = styled.li<{ $isExpanded?: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  &:hover {
    border-color: ${color.control};
  }
  ${media.down('mobile')} {
    padding: ${space[3]};
    /* Names of four levels do not fit into half of a phone's width. */
    ${(p) => p.$isExpanded && 'grid-column: 1 / -1;'}
  }
`;

const Top = styled.div<{ $isExpanded?: boolean }>`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  ${media.down('mobile')} {
    grid-template-columns: ${(p) => p.$isExpanded && '64px'} minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

const Frame = styled.div`
  border-radius: ${radius.m};
  overflow: hidden;
`;

const Name = styled.h2`
  ${text.l}
  font-weight: ${font.bold};
  text-wrap: balance;
  ${media.down('mobile')} {
    ${text.s}
    font-weight: ${font.bold};
    hyphens: auto;
  }
`;

/** Makes the whole picture a link that keyboards and screen readers meet once. */
const CoverLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 120px;
    ${media.down('mobile')} {
      block-size: 100%;
    }
  }
`;

/** Stacked above the link that covers the tile. On phones subsections unfold. */
const Children = styled.div<{ $isExpanded: boolean }>`
  position: relative;
  ${media.down('mobile')} {
    display: ${(p) => (p.$isExpanded ? 'block' : 'none')};
  }
`;

const More = styled.div<{ $isForPhones: boolean }>`
  position: relative;
  display: ${(p) => (p.$isForPhones ? 'none' : 'block')};
  ${media.down('mobile')} {
    display: block;
  }
`;
