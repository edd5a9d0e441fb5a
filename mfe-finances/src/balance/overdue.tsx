import type { Balance } from '@shop/contracts/finances/finances';
import { Badge, Panel, Row, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { AgeBar } from './age-bar.tsx';
import { Swatch } from './plots/legend.tsx';
import type { Mark } from './plots/plot-shape.ts';

/** Older debt is darker and denser, so ages differ without colour too. */
const looks: readonly { readonly color: string; readonly mark: Mark }[] = [
  { color: color.warning, mark: 'hatched' },
  { color: color.warning, mark: 'solid' },
  { color: color.danger, mark: 'hatched' },
  { color: color.danger, mark: 'solid' },
];

/** Overdue debt by age in days. */
export function Overdue({ balance: { overdueKopecks, overdueByAge } }: { balance: Balance }) {
  const ages = overdueByAge.map((age, position) => ({ ...age, ...(looks[position] ?? looks[3]!) }));
  return (
    <Panel
      title="Просрочка по срокам"
      actions={overdueKopecks === 0 && <Badge tone="success">Просрочки нет</Badge>}
    >
      <Stack gap={4}>
        <AgeBar ages={ages} />
        <Ages>
          {ages.map(({ label, kopecks, ...look }) => (
            <div key={label}>
              <Row as="dt" gap={2} wrap={false}>
                <Swatch {...look} />
                <Text size="s" tone="muted">
                  {label}
                </Text>
              </Row>
              <dd>
                <Money kopecks={kopecks} weight="medium" tone={kopecks > 0 ? 'default' : 'subtle'} />
              </dd>
            </div>
          ))}
        </Ages>
      </Stack>
    </Panel>
  );
}

const Ages = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    & > div {
      display: flex;
      justify-content: space-between;
    }
  }
`;
