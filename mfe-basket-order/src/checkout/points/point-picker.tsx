import { hasMaps } from '@shop/kit/maps';
import { ErrorText, Label, TextField, VisuallyHidden } from '@shop/ui';
import { SearchIcon } from '@shop/ui/parts/icons';
import { space } from '@shop/ui/theme';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { findPoints, isSearchable, type Point } from './find-points.ts';
import { PointList } from './point-list.tsx';
import { PointsMapPanel, sideBySide } from './points-map-panel.tsx';

interface PointPickerProps {
  readonly label: string;
  /** The name of the radio group. */
  readonly name: string;
  /** Points in display order. Give the picker another `key` when the list is replaced by a different one. */
  readonly points: readonly Point[];
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error?: string | undefined;
}

/** Selects one of several places, in a list with a search field for many, and on a map. */
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
      {/* Above the list, because below a long one it would be out of sight of the search field, which gets the focus. */}
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
            <PointsMapPanel label={label} isLong={isLong} points={found} value={value} onChange={onChange} />
          )}
        </Sides>
      </Container>
    </Group>
  );
}

/** Enter in the search field must not submit the surrounding form. */
function keepFormOpen(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Not a fieldset: Chromium does not re-evaluate container queries inside one when its siblings change. */
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
  ${sideBySide} {
    grid-template-columns: ${(p) => p.$hasMap && 'minmax(0, 5fr) minmax(0, 6fr)'};
  }
`;
