import { Button, Stack, Text, TextField } from '@shop/ui';
import { CheckIcon, SearchIcon } from '@shop/ui/parts/icons';
import { color, controlHeight, font, media, radius, space, text } from '@shop/ui/theme';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useActiveOption } from '../common/use-active-option.ts';
import { useChooseCity } from './choose-city.mutation.ts';
import { useCities } from './use-cities.ts';

/** Finds a city by name and makes it the user's (§4): saves it, refreshes the header and reloads the page. */
export function CityPicker({ hasFocus = false }: { hasFocus?: boolean }) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const { cities, isPending, hasFailed, retry } = useCities(typed);
  const choose = useChooseCity({ reloads: true });
  const select = (cityId: number | undefined) => {
    if (cityId !== undefined && !choose.isPending) choose.mutate(cityId);
  };
  const optionIds = cities.map(({ id }) => `${listId}-${id}`);
  const { activeId, onKeyDown, forget } = useActiveOption(optionIds, (index) => select(cities[index]?.id));
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Stack gap={2}>
      <TextField
        label="Название города"
        labelHidden
        placeholder="Название города"
        icon={<SearchIcon />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        maxLength={100}
        data-autofocus={hasFocus || undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          forget();
        }}
        onKeyDown={onKeyDown}
      />
      <Room>
        <List
          id={listId}
          role="listbox"
          aria-label="Города"
          aria-busy={isPending || choose.isPending}
          // The arrow keys in the field move through the list, so the list needs no tab stop of its own.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {cities.map(({ id, name, region, isSelected }, index) => (
            <City
              key={id}
              id={optionIds[index]}
              role="option"
              aria-selected={isSelected}
              data-active={optionIds[index] === activeId || undefined}
              onClick={() => select(id)}
            >
              <span>
                {name}
                {region !== name && <Region>{region}</Region>}
              </span>
              {isSelected && <CheckIcon />}
            </City>
          ))}
        </List>
        <Text as="div" tone="muted" role="status">
          {cities.length === 0 &&
            (isPending ? 'Ищем…' : hasFailed ? 'Список городов не загрузился.' : 'Ничего не найдено')}
        </Text>
        {hasFailed && <Button onClick={retry}>Повторить</Button>}
      </Room>
    </Stack>
  );
}

/** Always as high as twenty cities, so that the field above does not move. */
const Room = styled(Stack).attrs({ gap: 2, align: 'start' })`
  block-size: min(280px, 40dvh);
`;

const List = styled.div`
  inline-size: 100%;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
`;

const City = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: ${controlHeight.l};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.m};
  ${text.m}
  cursor: pointer;
  &[aria-selected='true'] {
    color: ${color.accentText};
    font-weight: ${font.medium};
  }
  &[data-active] {
    background: ${color.sunken};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const Region = styled.span`
  display: block;
  ${text.xs}
  font-weight: ${font.regular};
  color: ${color.textMuted};
`;
