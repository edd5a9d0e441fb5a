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
  readonly wordsOf: (index: number) => string;
  /** The same numbers. */
  readonly table: ReactNode;
  /** Below the title of a saved picture: the company, the contract, the period. */
  readonly pictureLines: readonly string[];
}

/** A plot with its title and its summary, which can be read as a table and saved as a picture. */
export function PlotFigure(props: PlotFigureProps) {
  const { title, summary, series, points, wordsOf, table, pictureLines } = props;
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
          <Row gap={2} wrap={false} data-off-paper>
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
            wordsOf={wordsOf}
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
