import { FormField, type FormWith, setText, type WiredField } from '@shop/kit/form';
import { Button, IconButton, Row, Text, TextField } from '@shop/ui';
import { PlusIcon, TrashIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { media, space } from '@shop/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FieldGroup } from './field-group.tsx';
import { type RowsSettingField, type RowTexts, rowsOf, textOfRows } from './setting-texts.ts';
import { inputOf } from './simple-input.ts';

interface RowsFieldProps {
  readonly form: FormWith<string>;
  readonly field: RowsSettingField;
  readonly onChanged: () => void;
}

/** A table of a setting: rows of text fields, added and removed. Its form keeps all rows as one text. */
export function RowsField({ form, field, onChanged }: RowsFieldProps) {
  return (
    <FormField of={form} name={field.name}>
      {(wired) => (
        <RowsTable
          {...{ field, wired }}
          onChange={(rows) => {
            setText(form, field.name, textOfRows(rows));
            onChanged();
          }}
        />
      )}
    </FormField>
  );
}

interface RowsTableProps {
  readonly field: RowsSettingField;
  readonly wired: WiredField;
  readonly onChange: (rows: readonly RowTexts[]) => void;
}

function RowsTable({ field, wired: { value, error, ref }, onChange }: RowsTableProps) {
  const rows = rowsOf(value);
  const list = useRef<HTMLOListElement>(null);
  /** The row whose first field takes the focus once it is shown. */
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const row = awaited.current === undefined ? undefined : list.current?.children[awaited.current];
    awaited.current = undefined;
    row?.querySelector('input')?.focus();
  });
  const add = () => {
    awaited.current = rows.length;
    onChange([...rows, nextRow(field, rows)]);
  };
  const remove = (index: number) => {
    awaited.current = Math.max(index - 1, 0);
    onChange(rows.toSpliced(index, 1));
  };
  return (
    <FieldGroup title={field.title}>
      {field.hint && (
        <Text as="p" size="s" tone="muted">
          {field.hint}
        </Text>
      )}
      {rows.length > 0 && (
        <Rows ref={list}>
          {rows.map((row, index) => (
            <li key={index} aria-label={`Строка ${index + 1}`}>
              <RowFields
                {...{ field, row, index }}
                firstRef={index === 0 ? ref : undefined}
                onChange={(changed) => onChange(rows.with(index, changed))}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </Rows>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <Row>
        <Button type="button" size="s" icon={<PlusIcon />} disabled={rows.length >= field.max} onClick={add}>
          Добавить строку
        </Button>
      </Row>
    </FieldGroup>
  );
}

interface RowFieldsProps {
  readonly field: RowsSettingField;
  readonly row: RowTexts;
  readonly index: number;
  readonly firstRef: ((element: HTMLInputElement | null) => void) | undefined;
  readonly onChange: (row: RowTexts) => void;
  readonly onRemove: () => void;
}

function RowFields({ field, row, index, firstRef, onChange, onRemove }: RowFieldsProps) {
  return (
    <Fields>
      <RowNumber tone="muted">{index + 1}</RowNumber>
      <Cells>
        {field.fields.map((inner, at) => (
          <TextField
            key={inner.name}
            label={inner.title}
            value={row[inner.name] ?? ''}
            autoComplete="off"
            {...(at === 0 && firstRef && { ref: firstRef })}
            {...inputOf(inner)}
            onChange={({ target }) => onChange({ ...row, [inner.name]: target.value })}
          />
        ))}
      </Cells>
      <IconButton
        type="button"
        label={`Удалить строку ${index + 1}`}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
    </Fields>
  );
}

/** A new row begins where the last one ends. */
function nextRow({ fields }: RowsSettingField, rows: readonly RowTexts[]): RowTexts {
  const last = rows.at(-1);
  const begins = last === undefined ? '0' : (last.to ?? '');
  return Object.fromEntries(fields.map(({ name }) => [name, name === 'from' ? begins : '']));
}

const Rows = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Fields = styled.div`
  display: grid;
  grid-template: 'number cells remove' / ${space[5]} 1fr auto;
  gap: ${space[2]};
  align-items: center;
  ${media.down('mobile')} {
    grid-template: 'number remove' 'cells cells' / 1fr auto;
    row-gap: 0;
  }
`;

const RowNumber = styled(Text)`
  grid-area: number;
`;

const Cells = styled.div`
  grid-area: cells;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space[3]};
`;
