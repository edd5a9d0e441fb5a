import { formatNumber } from '@shop/domain/format/number';
import { Button, Stack, Text, TextField } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { SearchIcon } from '@shop/ui/parts/icons';
import { color, font, space, text } from '@shop/ui/theme';
import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Facet } from './filter-choice.ts';

interface ListFacetProps {
  readonly name: string;
  readonly values: Facet['values'];
  readonly chosen: readonly string[];
  readonly onToggle: (urlId: string) => void;
  readonly onAim: (urlId: string | undefined) => void;
}

/** Values shown before the list is unfolded. */
const SHOWN_AT_FIRST = 7;
/** More values than this get a search field. */
const SHOWN_WITHOUT_SEARCH = 10;

/** Values with their counts. Values without results are disabled and stay, so that the list never jumps. */
export function ListFacet({ name, values, chosen, onToggle, onAim }: ListFacetProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [sought, setSought] = useState('');
  const found = values.filter(({ value }) => value.toLowerCase().includes(sought.trim().toLowerCase()));
  const isExpanded = isUnfolded || sought !== '' || values.length <= SHOWN_AT_FIRST + 1;
  const shown = isExpanded
    ? found
    : found.filter(({ urlId }, index) => index < SHOWN_AT_FIRST || chosen.includes(urlId));
  const group = useRef<HTMLDivElement>(null);
  /** The button disappears, so the first newly shown value takes the focus. */
  function handleUnfold() {
    const known = new Set(shown.map(({ urlId }) => urlId));
    flushSync(() => setIsUnfolded(true));
    const inputs = group.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [];
    [...inputs].find(({ value }) => !known.has(value))?.focus();
  }
  function handlePointerOver(event: PointerEvent) {
    event.stopPropagation();
    onAim(event.pointerType === 'mouse' ? valueUnder(event.target) : undefined);
  }
  return (
    <Stack gap={1}>
      {values.length > SHOWN_WITHOUT_SEARCH && (
        <TextField
          label={`Найти: ${name}`}
          labelHidden
          size="s"
          type="search"
          icon={<SearchIcon />}
          placeholder="Найти"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <Values ref={group} role="group" aria-label={name} onPointerOver={handlePointerOver}>
        {shown.map(({ urlId, value, disabled, elementCount }) => (
          <Value
            key={urlId}
            value={urlId}
            checked={chosen.includes(urlId)}
            disabled={disabled && !chosen.includes(urlId)}
            onChange={() => onToggle(urlId)}
            label={
              <>
                <span>{value}</span> <Count>{formatNumber(elementCount)}</Count>
              </>
            }
          />
        ))}
      </Values>
      {shown.length === 0 && (
        <Text size="s" tone="muted" role="status">
          Нет значений с «{sought.trim()}»
        </Text>
      )}
      {!isExpanded && (
        <More variant="quiet" size="s" onClick={handleUnfold}>
          Показать ещё {values.length - shown.length}
        </More>
      )}
    </Stack>
  );
}

function valueUnder(target: EventTarget): string | undefined {
  return (target as Element).closest('label')?.querySelector<HTMLInputElement>('input:enabled')?.value;
}

const Values = styled.div`
  display: grid;
  max-block-size: 340px;
  margin-inline: calc(-1 * ${space[1]});
  padding-inline: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: auto;
`;

const Value = styled(Checkbox)`
  label > span:last-child {
    display: flex;
    flex: 1;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  ${text.s}
  ${font.tabular}
  color: ${color.textSubtle};
  overflow-wrap: normal;
`;

const More = styled(Button)`
  align-self: start;
  margin-inline-start: calc(-1 * ${space[2]});
`;
