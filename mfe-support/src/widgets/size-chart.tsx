import type { SlotProps } from '@shop/contracts/platform/slots';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useQuery } from '@shop/platform/query';
import { Skeleton } from '@shop/ui';
import { SizeIcon } from '@shop/ui/parts/icons';
import { color, radius, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { sizeChartsQuery } from '../size-chart/size-charts.queries.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "size-chart" */ '../size-chart/size-chart-dialog.tsx')).SizeChartDialog;

/**
 * A button that opens the size chart of the section; renders nothing without a chart or on failure, because ordering
 * works without it.
 */
export function Widget({ sectionCode }: SlotProps['product.size-chart']) {
  const { data, isPending } = useQuery(sizeChartsQuery());
  const [isOpen, setIsOpen] = useState(false);
  const { chunk: Dialog, isPending: isComing, ask } = useLazyChunk(loadDialog);
  if (isPending)
    return (
      <div aria-busy="true">
        <Skeleton height={24} width="140px" />
      </div>
    );
  const chart = data?.charts.find(({ sectionCodes }) => sectionCodes.includes(sectionCode));
  if (!data || !chart) return null;
  function handleOpen() {
    setIsOpen(true);
    ask();
  }
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-busy={isComing || undefined} onClick={handleOpen}>
        <SizeIcon />
        Таблица размеров
      </Opener>
      {Dialog && isOpen && (
        <Dialog charts={data.charts} first={chart.code} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.accentText};
  text-decoration: underline;
  text-decoration-color: ${color.accentLine};
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-color: currentcolor;
  }
  &[aria-busy] {
    color: ${color.textMuted};
  }
  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
`;
