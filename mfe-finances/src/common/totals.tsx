import { Card, Skeleton, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { media, space, type Tone } from '@shop/ui/theme';
import styled from 'styled-components';

export interface Total {
  readonly term: string;
  readonly kopecks: number;
  readonly note?: string;
  readonly tone?: Extract<Tone, 'danger' | 'success'>;
}

/** The key sums of a tab, side by side; stacked on phones. */
export function Totals({ label, totals }: { readonly label: string; readonly totals: readonly Total[] }) {
  return (
    <Tiles role="group" aria-label={label}>
      {totals.map(({ term, kopecks, note, tone }) => (
        <Card key={term} padding={4}>
          <Tile>
            <Text size="s" tone="muted">
              {term}
            </Text>
            <Money kopecks={kopecks} size="xl" weight="bold" tone={tone ?? 'default'} />
            {note && (
              <Text size="s" tone={tone ?? 'muted'}>
                {note}
              </Text>
            )}
          </Tile>
        </Card>
      ))}
    </Tiles>
  );
}

interface TotalsSkeletonProps {
  readonly count: number;
  /** Whether the sums have notes below. */
  readonly hasNotes?: boolean;
}

export function TotalsSkeleton({ count, hasNotes = true }: TotalsSkeletonProps) {
  return (
    <Tiles>
      {Array.from({ length: count }, (_, index) => (
        <TilePlace key={index} $hasNotes={hasNotes}>
          <Skeleton height="100%" radius="l" />
        </TilePlace>
      ))}
    </Tiles>
  );
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space[4]};
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

/** On phones the label and the sum share a line. */
const Tile = styled(Stack).attrs({ gap: 1 })`
  ${media.down('mobile')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const TilePlace = styled.div<{ $hasNotes: boolean }>`
  block-size: ${(p) => (p.$hasNotes ? 106 : 84)}px;
  ${media.down('mobile')} {
    block-size: ${(p) => (p.$hasNotes ? 84 : 62)}px;
  }
`;
