import { Button, Heading, Row, Stack, Text, toast } from '@shop/ui';
import { ChartIcon, DownloadIcon, TableIcon } from '@shop/ui/parts/icons';
import { media, space } from '@shop/ui/theme';
import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Plot } from './plot.tsx';
import type { PlotPoint, Series } from './plot-shape.ts';

interface PlotFigureProps {
  readonly title: string;
  readonly summary: string;
  readonly series: readonly Series[];
  readonly points: readonly PlotPoint[];
  readonly describePoint: (index: number) => string;
  /** The same figures as a table. */
  readonly table: ReactNode;
  /** Lines below the title of a saved picture: company, contract, period. */
  readonly pictureLines: readonly string[];
}

/** A plot with a title and a summary; it can be switched to a table and saved as PNG. */
export function PlotFigure(props: PlotFigureProps) {
  const { title, summary, series, points, describePoint, table, pictureLines } = props;
  const [isTable, setIsTable] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const titleId = useId();

  async function handleSave() {
    try {
      const { savePng } = await import(/* webpackChunkName: "save-png" */ './save-png.ts');
      if (drawing.current) await savePng({ drawing: drawing.current, title, lines: pictureLines, series });
    } catch {
      toast.danger('Картинка не\u00a0сохранена', {
        action: { label: 'Повторить', onClick: () => void handleSave() },
      });
    }
  }
  return (
    <Figure aria-labelledby={titleId}>
      <Stack gap={4}>
        <Head>
          <Stack gap={1}>
            <Heading level={3} size="s" id={titleId}>
              {title}
            </Heading>
            <Text as="p" size="s" tone="muted" numeric>
              {summary}
            </Text>
          </Stack>
          <Row gap={2} wrap={false} data-off-context>
            <Button
              size="s"
              icon={isTable ? <ChartIcon /> : <TableIcon />}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? 'Графиком' : 'Таблицей'}
            </Button>
            <Button size="s" icon={<DownloadIcon />} disabled={isTable} onClick={() => void handleSave()}>
              PNG
            </Button>
          </Row>
        </Head>
        {isTable ? (
          table
        ) : (
          <Plot
            label={`${title}: по точкам`}
            series={series}
            points={points}
            describePoint={describePoint}
            drawing={drawing}
          />
        )}
      </Stack>
    </Figure>
  );
}

const Figure = styled.figure`
  min-inline-size: 0;
  padding: ${space[4]};
  break-inside: avoid;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
