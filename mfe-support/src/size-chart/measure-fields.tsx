import type { SizeChart } from '@shop/contracts/support/content';
import { Button, Grid, Row, Text, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import type { TypedMeasures } from './measures-storage.ts';
import type { Measure } from './parse-measure.ts';

interface MeasureFieldsProps {
  readonly measurements: SizeChart['measurements'];
  readonly typed: TypedMeasures;
  readonly measures: Readonly<Record<string, Measure>>;
  readonly onChange: (typed: TypedMeasures) => void;
}

/** A field per measurement; one is enough, and each shows its own error. */
export function MeasureFields({ measurements, typed, measures, onChange }: MeasureFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(typed)));
  const fields = useRef<HTMLDivElement>(null);
  const isEmpty = measurements.every(({ code }) => !typed[code]);
  function clear() {
    onChange({});
    setLeft(new Set());
    fields.current?.querySelector('input')?.focus();
  }
  return (
    <>
      <Grid ref={fields} min={150} gap={3} align="start">
        {measurements.map(({ code, name, unit }) => {
          const { problem, isUnfinished } = measures[code] ?? {};
          // «9» may become «96».
          const isShown = !isUnfinished || left.has(code);
          return (
            <TextField
              key={code}
              label={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              end={unit}
              value={typed[code] ?? ''}
              error={isShown ? problem : undefined}
              onChange={({ target }) => onChange({ ...typed, [code]: target.value })}
              onBlur={() => setLeft((codes) => new Set(codes).add(code))}
            />
          );
        })}
      </Grid>
      <Row justify="between" wrap={false}>
        <Text size="s" tone="muted">
          Хватит и{'\u00a0'}одной мерки. Они остаются на{'\u00a0'}этом устройстве.
        </Text>
        <Button size="s" variant="quiet" aria-disabled={isEmpty} onClick={() => isEmpty || clear()}>
          Очистить
        </Button>
      </Row>
    </>
  );
}
