import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { CompaniesDialog } from '../common/companies-dialog.tsx';
import { attachPoint, detachPoint } from './attach-point.mutation.ts';

interface PointCompaniesDialogProps {
  readonly point: SalePoint;
  readonly onClose: () => void;
}

/** Which companies a sale point belongs to; always one at least. */
export function PointCompaniesDialog({ point, onClose }: PointCompaniesDialogProps) {
  return (
    <CompaniesDialog
      title={`Компании точки «${point.name}»`}
      companies={point.companies}
      whyKept={() =>
        point.companies.length === 1 ? 'Единственная компания: точка остаётся у\u00a0неё' : undefined
      }
      onTakeOut={(company) => detachPoint(point, company)}
      onAttach={(companies) => attachPoint(point, companies)}
      onClose={onClose}
    />
  );
}
