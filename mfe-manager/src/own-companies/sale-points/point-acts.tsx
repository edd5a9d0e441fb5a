import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { hasMaps } from '@shop/kit/maps';
import { messageOf } from '@shop/platform/http';
import { Button, Row, toast } from '@shop/ui';
import { EditIcon, PinIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

interface PointActsProps {
  readonly point: SalePoint;
  readonly contragent: number;
  readonly canEdit: boolean;
  readonly isOpening: boolean;
  /** Shows it on the map, where its place is known. */
  readonly onShow: (() => void) | undefined;
  readonly onEdit: () => void;
  /** It is about to close, or to open again. */
  readonly onAct: () => void;
}

/** What can be done with a sale point of one's own. */
export function PointActs({ point, contragent, canEdit, isOpening, onShow, onEdit, onAct }: PointActsProps) {
  const { name, isActive } = point;
  const [busy, setBusy] = useState(false);
  async function handleOpen() {
    setBusy(true);
    onAct();
    try {
      const { setSalePointOpen } = await import(
        /* webpackChunkName: "sale-point-acts" */ '../../common/sale-points/open-sale-point.mutation.ts'
      );
      await setSalePointOpen(point, contragent, !isActive);
    } catch (error) {
      toast.danger(messageOf(error));
    }
    setBusy(false);
  }
  return (
    <Row gap={1}>
      {onShow && hasMaps() && (
        <Button size="s" variant="quiet" icon={<PinIcon />} aria-label={`На карте: ${name}`} onClick={onShow}>
          На карте
        </Button>
      )}
      {canEdit && isActive && (
        <Button
          size="s"
          variant="quiet"
          icon={<EditIcon />}
          aria-label={`Изменить: ${name}`}
          pending={isOpening}
          onClick={onEdit}
        >
          Изменить
        </Button>
      )}
      {canEdit && (
        // One button that turns, so that whoever has pressed it is still there.
        <Button
          key="open"
          size="s"
          variant="quiet"
          aria-label={isActive ? `Закрыть точку: ${name}` : `Открыть снова: ${name}`}
          pending={busy}
          onClick={() => void handleOpen()}
        >
          {isActive ? 'Закрыть точку' : 'Открыть снова'}
        </Button>
      )}
    </Row>
  );
}
