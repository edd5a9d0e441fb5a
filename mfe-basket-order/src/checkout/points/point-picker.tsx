import { hasMaps } from '@shop/kit/maps';
import { ErrorText, Label, TextField, VisuallyHidden } from '@shop/ui';
import { SearchIcon } from '@shop/ui/parts/icons';
import { space } from '@shop/ui/theme';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { findPoints, isSearchable, type Point } from './find-points.ts';
import { beside, MapSide } from './map-side.tsx';
import { PointList } from './point-list.tsx';

interface PointPickerProps {
  readonly label: string;
  /** Of the radio buttons. */
  readonly name: string;
  /** In the order they are shown. Where other points take their place, give the picker another `key`. */
  readonly points: readonly Point[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error?: string | undefined;
}

/** One place of several: a list that is searched when it is long, and the same places on a map. */
export function PointPicker({ label, name, points, value, onChange, error }: PointPickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const found = findPoints(points, text);
  const isLong = isSearchable(points);
  const hasMap = hasMaps() && points.some(({ coordinates }) => coordinates);
  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <Label as="span" id={`${id}-label`}>
        {label}
      </Label>
      {/* Above the list: below a long one it would be out of sight from the search, which gets the focus. */}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {isLong && (
        <TextField
          label="Город или адрес"
          type="search"
          icon={<SearchIcon />}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keepFormOpen}
        />
      )}
      <VisuallyHidden role="status">{text.trim() && `Найдено: ${found.length}`}</VisuallyHidden>
      <Container>
        <Sides $hasMap={hasMap}>
          <PointList name={name} isLong={isLong} points={found} value={value} onChange={onChange} />
          {hasMap && (
            <MapSide label={label} isLong={isLong} points={found} value={value} onChange={onChange} />
          )}
        </Sides>
      </Container>
    </Group>
  );
}

/** Enter in a search looks; it does not send the form that the search stands in. */
function keepFormOpen(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** No fieldset: Chromium does not draw a container of queries again when something beside it in a fieldset changes. */
const Group = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Container = styled.div`
  container: points / inline-size;
`;

const Sides = styled.div<{ $hasMap: boolean }>`
  display: grid;
  gap: ${space[3]};
  ${beside} {
    grid-template-columns: ${(p) => p.$hasMap && 'minmax(0, 5fr) minmax(0, 6fr)'};
  }
`;
