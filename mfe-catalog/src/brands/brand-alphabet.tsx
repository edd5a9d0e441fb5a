import { formatNumber, plural } from '@shop/domain/format/number';
import { Link, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { color, controlHeight, font, media, radius, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { SwipedLine } from '../common/swiped-line.ts';
import type { LetterGroup } from './alphabet.ts';

interface Brand {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly elementCount: number;
}

/** Brands grouped by letter, with the letters as links to their groups. */
export function BrandAlphabet({ groups }: { readonly groups: readonly LetterGroup<Brand>[] }) {
  return (
    <Stack gap={6}>
      <Letters aria-label="Алфавит">
        {groups.map(({ letter, anchor }) => (
          <a key={anchor} href={`#${anchor}`} aria-label={`Бренды на ${letter}`} onClick={handleLetter}>
            {letter}
          </a>
        ))}
      </Letters>
      <Groups>
        {groups.map(({ letter, anchor, brands }) => (
          <Group key={anchor} aria-labelledby={anchor}>
            <Letter id={anchor} tabIndex={-1}>
              {letter}
            </Letter>
            <Brands>
              {brands.map((brand) => (
                <BrandCard key={brand.id} brand={brand} />
              ))}
            </Brands>
          </Group>
        ))}
      </Groups>
    </Stack>
  );
}

function BrandCard({ brand: { code, name, description, elementCount } }: { readonly brand: Brand }) {
  return (
    <Card>
      <Row justify="between" align="baseline" gap={2} wrap={false}>
        <Name>
          <CoverLink to={`/brands/${encodeURIComponent(code)}/`} tone="default">
            {name}
          </CoverLink>
        </Name>
        <Text size="s" tone="subtle" numeric>
          {formatNumber(elementCount)}
          <VisuallyHidden> {plural(elementCount, 'товар', 'товара', 'товаров')}</VisuallyHidden>
        </Text>
      </Row>
      {description && (
        <Text as="p" size="s" tone="muted" clamp={2}>
          {description}
        </Text>
      )}
    </Card>
  );
}

/**
 * Scrolls without changing the URL, so that Back leads to the previous page rather than the previous letter.
 */
function handleLetter(event: React.MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const Letters = styled(SwipedLine)`
  gap: ${space[1]};
  a {
    display: grid;
    place-content: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    padding-inline: ${space[2]};
    border-radius: ${radius.m};
    color: ${color.accentText};
    font-weight: ${font.medium};
    text-decoration: none;
    &:hover {
      background: ${color.accentSoft};
    }
    ${media.coarse} {
      min-inline-size: ${controlHeight.touch};
      min-block-size: ${controlHeight.touch};
    }
  }
`;

/** Columns are read downwards, and a letter is never separated from its first brands. */
const Groups = styled.div`
  columns: 280px;
  column-gap: ${space[4]};
`;

const Group = styled.section`
  display: grid;
  gap: ${space[2]};
  margin-block-end: ${space[5]};
  break-inside: avoid-column;
`;

const Letter = styled.h2`
  ${text.xl}
  font-weight: ${font.bold};
  scroll-margin-block-start: 96px;
`;

const Brands = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  &:hover {
    border-color: ${color.control};
  }
`;

const Name = styled.h3`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${text.m}
  font-weight: ${font.bold};
`;

const CoverLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
