import type { SizeChart } from '@shop/contracts/support/content';
import { Modal, Stack } from '@shop/ui';
import { useId, useState } from 'react';
import { ChartPanel } from './chart-panel.tsx';
import { ChartTabs } from './chart-tabs.tsx';

interface SizeChartDialogProps {
  readonly charts: readonly SizeChart[];
  /** The code of the chart shown first. */
  readonly first: string;
  readonly onClose: () => void;
}

/** All size charts as tabs, each with the search of a size by measurements. */
export function SizeChartDialog({ charts, first, onClose }: SizeChartDialogProps) {
  const [code, setCode] = useState(first);
  const id = useId();
  const chart = charts.find((other) => other.code === code);
  return (
    <Modal isOpen title="Таблица размеров" size="large" onClose={onClose}>
      <Stack gap={4}>
        <ChartTabs id={id} charts={charts} chosen={code} onChoose={setCode} />
        {chart && (
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${code}`}>
            <ChartPanel key={code} chart={chart} />
          </div>
        )}
      </Stack>
    </Modal>
  );
}
