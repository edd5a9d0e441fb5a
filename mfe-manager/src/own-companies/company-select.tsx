import type { OwnCompany } from '@shop/contracts/manager/company';
import { truncateName } from '@shop/domain/format/truncate-name';
import { useLocation, useNavigate } from '@shop/platform/router';
import { Select } from '@shop/ui';
import styled from 'styled-components';
import { COMPANY_PARAM } from './common/choose-company.ts';

interface CompanySelectProps {
  readonly companies: readonly OwnCompany[];
  readonly company: OwnCompany;
}

/** Chooses the company to show; the current company of the session stays. Hidden when there is only one. */
export function CompanySelect({ companies, company }: CompanySelectProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const active = companies.filter(({ isActive }) => isActive);
  if (active.length < 2) return null;
  return (
    <Narrow
      label="Компания"
      options={active.map(({ code, name }) => ({ value: code, label: truncateName(name) }))}
      value={company.code}
      title={company.name}
      onChange={({ target }) => {
        const code = encodeURIComponent(target.value);
        // Filters of the previous company do not apply.
        navigate(`${pathname}?${COMPANY_PARAM}=${code}`, { replace: true });
      }}
    />
  );
}

const Narrow = styled(Select)`
  max-inline-size: 360px;
`;
