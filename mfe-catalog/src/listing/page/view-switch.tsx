import { IconButton } from '@shop/ui';
import { CatalogIcon, ListIcon, TableIcon } from '@shop/ui/parts/icons';
import { color, media, radius } from '@shop/ui/theme';
import styled from 'styled-components';
import type { ListingView } from '../../common/listing-query/listing-url.ts';

interface ViewSwitchProps {
  readonly view: ListingView;
  readonly onChoose: (view: ListingView) => void;
  /** The pointer approaches the order table's button, whose chunk can be prefetched. */
  readonly onAimTable: () => void;
}

const views = [
  { view: 'cards', label: 'Карточки', icon: <CatalogIcon /> },
  { view: 'list', label: 'Список', icon: <ListIcon /> },
  { view: 'table', label: 'Таблица заказа', icon: <TableIcon /> },
] as const;

export function ViewSwitch({ view, onChoose, onAimTable }: ViewSwitchProps) {
  return (
    <Group role="group" aria-label="Вид списка">
      {views.map((option) => (
        <IconButton
          key={option.view}
          label={option.label}
          icon={option.icon}
          pressed={option.view === view}
          onClick={() => onChoose(option.view)}
          onPointerEnter={option.view === 'table' ? onAimTable : undefined}
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  /* On a phone a list looks like cards, so one of the two is enough. */
  @media (max-width: 559.98px) {
    button:nth-child(2)[aria-pressed='false'],
    &:has(button:nth-child(2)[aria-pressed='true']) button:first-child {
      display: none;
    }
  }
  button {
    block-size: 34px;
    min-block-size: 34px;
    ${media.coarse} {
      block-size: 42px;
    }
  }
`;
