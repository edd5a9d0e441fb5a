import type { SizeChart } from '@shop/contracts/support/content';
import { Heading, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { ChartTable } from './chart-table.tsx';
import { findSize } from './find-size.ts';
import { FoundSizeNote } from './found-size-note.tsx';
import { HowToMeasure } from './how-to-measure.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { readMeasures, storeMeasures, type TypedMeasures } from './measures-storage.ts';
import { parseMeasure } from './parse-measure.ts';

/** One size chart: measurement fields, the size found, the table with its row highlighted, and instructions. */
export function ChartPanel({ chart }: { chart: SizeChart }) {
  const { code, note, measurements, rows } = chart;
  const [typed, setTyped] = useState<TypedMeasures>(() => readMeasures(code));
  const measures = Object.fromEntries(
    measurements.map((measurement) => [
      measurement.code,
      parseMeasure(typed[measurement.code] ?? '', measurement),
    ]),
  );
  const values = Object.fromEntries(Object.entries(measures).map(([name, { value }]) => [name, value]));
  const found = findSize(chart, values);

  function change(next: TypedMeasures) {
    setTyped(next);
    storeMeasures(code, next);
  }
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={3}>Подбор по меркам</Heading>
        <MeasureFields {...{ measurements, typed, measures }} onChange={change} />
        <FoundSizeNote found={found} others={'row' in found ? rows[found.row]!.others : {}} />
      </Stack>
      <ChartTable chart={chart} row={'row' in found ? found.row : undefined} />
      {note && (
        <Text as="p" size="s" tone="muted">
          {note}
        </Text>
      )}
      <HowToMeasure chart={chart} />
    </Stack>
  );
}
