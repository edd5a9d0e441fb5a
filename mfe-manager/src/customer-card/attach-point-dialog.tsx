import type { ManagedCard } from '@shop/contracts/manager/manager';
import { getManagedSalePoints } from '@shop/contracts/manager/manager-sale-points';
import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { Button, Modal, Row, Stack } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { useState } from 'react';
import { attachPoint } from '../client-points/client-points.api.ts';
import { Finder } from '../common/finder.tsx';

interface AttachPointDialogProps {
  readonly company: ManagedCard;
  readonly onClose: () => void;
}

/** Adds a sale point of another client to this one. */
export function AttachPointDialog({ company, onClose }: AttachPointDialogProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...callQuery(getManagedSalePoints, { query: { query: search, active: 'Y', page: 1, pageSize: 20 } }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<SalePoint>();
  const [busy, setBusy] = useState(false);

  async function handleAdd() {
    if (!chosen) return;
    setBusy(true);
    const isDone = await attachPoint(chosen, [company]);
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Modal isOpen onClose={onClose} title={`Торговая точка ${company.name}`} locked={busy}>
      <Stack gap={4}>
        <Finder
          label="Название или адрес"
          search={search}
          onSearch={setSearch}
          found={found}
          emptyText="Таких точек нет. Новую добавляет сама компания."
          isFirst
        >
          {(points) => (
            <RadioGroup
              label="Какую привязать"
              variant="cards"
              value={chosen && String(chosen.id)}
              options={points.map(({ id, name, address, companies }) => {
                const isHere = companies.some((one) => one.id === company.id);
                return {
                  value: String(id),
                  label: name,
                  hint: isHere ? 'Уже у\u00a0этой компании' : address,
                  disabled: isHere,
                };
              })}
              onChange={(id) => setChosen(points.find((point) => String(point.id) === id))}
            />
          )}
        </Finder>
        <Row gap={2}>
          <Button variant="primary" disabled={!chosen} pending={busy} onClick={() => void handleAdd()}>
            {chosen ? `Привязать: ${chosen.name}` : 'Привязать'}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}
