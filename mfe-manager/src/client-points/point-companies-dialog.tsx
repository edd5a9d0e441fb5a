import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { toast } from '@shop/ui';
import { CompaniesDialog, type Company } from '../common/companies-dialog.tsx';
import { UNDO_MS } from '../common/undo.ts';
import { attachPoint } from './attach-point.mutation.ts';
import { detachPoint } from './detach-point.mutation.ts';

interface PointCompaniesDialogProps {
  readonly point: SalePoint;
  readonly onClose: () => void;
}

/** The companies a sale point belongs to; at least one remains. */
export function PointCompaniesDialog({ point, onClose }: PointCompaniesDialogProps) {
  async function handleDetach(company: Company) {
    if (!(await detachPoint(point, [company.id]))) return;
    toast(`Точка «${point.name}» убрана из\u00a0компании ${company.name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void attachPoint(point, [company]) },
    });
  }
  return (
    <CompaniesDialog
      title={`Компании точки «${point.name}»`}
      companies={point.companies}
      whyRequired={() =>
        point.companies.length === 1 ? 'Единственная компания: точка остаётся у\u00a0неё' : undefined
      }
      onDetach={handleDetach}
      onAttach={(companies) => attachPoint(point, companies)}
      onClose={onClose}
    />
  );
}
