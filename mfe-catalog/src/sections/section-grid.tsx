import type { SectionNode } from '@shop/contracts/catalog/catalog';
import { formatNumber, plural } from '@shop/domain/format/number';
import { Button, Link, Skeleton, SkeletonText, Text, VisuallyHidden } from '@shop/ui';
import { Picture } from '@shop/ui/parts/picture';
import { color, font, media, radius, space, text } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { SectionOutline } from './section-outline.tsx';
import { sectionPath } from './section-path.ts';

/** Sections below one that are there at first on wide screens; the rest unfolds. */
const CHILDREN_SHOWN = 6;

/** The first level of the tree as pictures, what lies below as links that unfold to the last level. */
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
  const [isWhole, setIsWhole] = useState(false);
  const { name, children } = section;
  return (
    <Tile $isWhole={isWhole}>
      <Top $isWhole={isWhole}>
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
        <Children $isWhole={isWhole}>
          <SectionOutline sections={isWhole ? children : children.slice(0, CHILDREN_SHOWN)} />
        </Children>
      )}
      {children.length > 0 && (
        <More $isForPhones={children.length <= CHILDREN_SHOWN}>
          <Button size="s" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Свернуть' : `Все подразделы: ${children.length}`}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        </More>
      )}
    </Tile>
  );
}

/** Keeps the place of the index while it loads. */
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

const Tile = styled.li<{ $isWhole?: boolean }>`
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
    /* Names of four levels do not fit into half a phone. */
    ${(p) => p.$isWhole && 'grid-column: 1 / -1;'}
  }
`;

const Top = styled.div<{ $isWhole?: boolean }>`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  ${media.down('mobile')} {
    grid-template-columns: ${(p) => p.$isWhole && '64px'} minmax(0, 1fr);
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

/** The whole top of the tile leads to the section, with one link for keyboard and screen reader. */
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

/** Above the link that covers the tile. On phones the pictures stand closer, and what is below unfolds. */
const Children = styled.div<{ $isWhole: boolean }>`
  position: relative;
  ${media.down('mobile')} {
    display: ${(p) => (p.$isWhole ? 'block' : 'none')};
  }
`;

const More = styled.div<{ $isForPhones: boolean }>`
  position: relative;
  display: ${(p) => (p.$isForPhones ? 'none' : 'block')};
  ${media.down('mobile')} {
    display: block;
  }
`;
