import type { Order } from '@shop/contracts/basket-order/orders';
import { amountOf, unitOf } from '@shop/domain/format/measure';
import { countOf } from '@shop/domain/format/number';
import { Stack, Text, TextField } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { SearchIcon } from '@shop/ui/parts/icons';
import { QuantityField } from '@shop/ui/parts/quantity-field';
import { color, space } from '@shop/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChosenLine } from './chosen-lines.ts';

type Line = Order['lines'][number];

const SHOWN = 10;

interface OrderLinesProps {
  readonly lines: readonly Line[];
  readonly chosen: readonly ChosenLine[];
  readonly onChange: (chosen: readonly ChosenLine[]) => void;
}

/** The lines of an order with checkboxes and quantities; of a long order the first ones and search results. */
export function OrderLines({ lines, chosen, onChange }: OrderLinesProps) {
  const [search, setSearch] = useState('');
  // A line stays visible after it was chosen, even when unticked.
  const [sticky, setSticky] = useState<ReadonlySet<number>>(
    () => new Set(chosen.map(({ position }) => position)),
  );
  const quantities = new Map(chosen.map(({ position, quantity }) => [position, quantity]));
  const found = lines.filter((line) => isFound(line, search));
  const first = new Set(found.slice(0, SHOWN).map(({ position }) => position));
  const shown = lines.filter(({ position }) => first.has(position) || sticky.has(position));
  const more = found.filter(({ position }) => !first.has(position) && !sticky.has(position)).length;

  function change(position: number, quantity: number | undefined) {
    setSticky(new Set(sticky).add(position));
    const others = chosen.filter((line) => line.position !== position);
    const next = quantity === undefined ? others : [...others, { position, quantity }];
    onChange(next.toSorted((one, other) => one.position - other.position));
  }
  return (
    <Stack gap={2}>
      {lines.length > SHOWN && (
        <TextField
          label="Найти в заказе"
          type="search"
          size="s"
          icon={<SearchIcon />}
          placeholder="Название или артикул"
          value={search}
          maxLength={200}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // Enter must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <Lines aria-label="Товары, о которых речь">
        {shown.map((line) => (
          <OneLine
            key={line.position}
            line={line}
            quantity={quantities.get(line.position)}
            onChange={change}
          />
        ))}
      </Lines>
      {lines.length > SHOWN && (
        <Text as="p" size="s" tone="muted" role="status">
          {found.length === 0
            ? 'Такого товара в заказе нет'
            : more > 0 && `И\u00a0ещё ${countOf(more, 'позиция', 'позиции', 'позиций')}: найдите по названию`}
        </Text>
      )}
    </Stack>
  );
}

interface OneLineProps {
  readonly line: Line;
  /** Undefined while it is not chosen. */
  readonly quantity: number | undefined;
  readonly onChange: (position: number, quantity: number | undefined) => void;
}

function OneLine({ line, quantity, onChange }: OneLineProps) {
  const { position, name, article, measure } = line;
  return (
    <li>
      <Checkbox
        label={
          <>
            {name}{' '}
            <Text size="s" tone="muted" numeric>
              {article}
            </Text>
          </>
        }
        checked={quantity !== undefined}
        onChange={({ target }) => onChange(position, target.checked ? line.quantity : undefined)}
      />
      {quantity === undefined ? (
        <Text tone="muted" numeric nowrap>
          {amountOf(line.quantity, measure)}
        </Text>
      ) : (
        <QuantityField
          label={name}
          size="s"
          value={quantity}
          max={line.quantity}
          unit={unitOf(quantity, measure)}
          onCommit={(next) => onChange(position, next)}
        />
      )}
    </li>
  );
}

function isFound({ name, article }: Line, search: string): boolean {
  const query = search.trim().toLowerCase();
  return `${name} ${article}`.toLowerCase().includes(query);
}

const Lines = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    min-block-size: 44px;
    padding-block: ${space[1]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & > li > :first-child {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
