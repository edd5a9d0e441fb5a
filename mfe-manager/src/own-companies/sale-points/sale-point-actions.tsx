import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { hasMaps } from '@shop/kit/maps';
import { messageOf } from '@shop/platform/http';
import { Button, Row, toast } from '@shop/ui';
import { EditIcon, PinIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';

interface SalePointActionsProps {
  readonly point: SalePoint;
  readonly contragent: number;
  readonly canEdit: boolean;
  readonly isOpening: boolean;
  /** Shows the sale point on the map; undefined without coordinates. */
  readonly onShow: (() => void) | undefined;
  readonly onEdit: () => void;
  /** Called before it is closed or reopened. */
  readonly onActionStart: () => void;
}

/** Actions on a sale point of the user's company. */
export function SalePointActions({
  point,
  contragent,
  canEdit,
  isOpening,
  onShow,
  onEdit,
  onActionStart,
}: SalePointActionsProps) {
  const { name, isActive } = point;
  const [busy, setBusy] = useState(false);
  async function handleOpen() {
    setBusy(true);
    onActionStart();
    try {
      const { setSalePointOpen } = await import(
        /* webpackChunkName: "sale-point-actions" */ '../../common/sale-points/set-sale-point-open.mutation.ts'
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
        // One button for both states keeps the focus.
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
