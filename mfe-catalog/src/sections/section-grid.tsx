import type { SectionNode } from '@shop/shared/contracts/catalog';
import { formatNumber, plural } from '@shop/shared/format/number';
import { color, font, media, radius, space, text } from '@shop/shared/theme';
import { Link, Skeleton, SkeletonText, Text, VisuallyHidden } from '@shop/shared/ui';
import { Picture } from '@shop/shared/ui/picture';
import styled from 'styled-components';

/** Sections below one in the index; the rest is behind the section's own page. */
const CHILDREN_SHOWN = 6;

/** The first level of the tree as pictures, the second as links below each. */
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
  const children = section.children.slice(0, CHILDREN_SHOWN);
  const more = section.children.length - children.length;
  return (
    <Tile>
      <Top>
        <Frame>
          <Picture src={section.picture} alt="" ratio="1 / 1" eager={isFirst} />
        </Frame>
        <div>
          <Name>
            <CoverLink to={sectionPath(section)} tone="default">
              {section.name}
            </CoverLink>
          </Name>
          <Text size="s" tone="subtle" numeric>
            {formatNumber(section.elementCount)}
            <VisuallyHidden> {plural(section.elementCount, 'товар', 'товара', 'товаров')}</VisuallyHidden>
          </Text>
        </div>
      </Top>
      {children.length > 0 && (
        <Children>
          {children.map((child) => (
            <li key={child.id}>
              <Link to={sectionPath(child)} tone="muted">
                {child.name}
              </Link>
              <Text size="xs" tone="subtle" numeric>
                {formatNumber(child.elementCount)}
              </Text>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={sectionPath(section)} aria-label={`Ещё ${more}: ${section.name}`}>
                Ещё {more}
              </Link>
            </li>
          )}
        </Children>
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

function sectionPath({ path }: SectionNode): string {
  return `/catalog/${path}/`;
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

const Tile = styled.li`
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
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
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

/** On phones the pictures stand closer; what is below a section is on the section's own page. */
const Children = styled.ul`
  position: relative;
  display: grid;
  gap: 2px;
  li {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
    min-block-size: 26px;
    ${text.m}
  }
  ${media.down('mobile')} {
    display: none;
  }
`;
