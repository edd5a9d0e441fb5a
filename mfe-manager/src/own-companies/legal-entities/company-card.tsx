import type { OwnCompany } from '@shop/contracts/manager/company';
import { countOf } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useIsAllowed } from '@shop/platform/session';
import { Badge, Button, Card, Link, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import { CopyIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { media, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { factsOf } from '../../common/requisites/company-facts.tsx';
import { copyRequisites } from '../../common/requisites/copy-requisites.ts';
import { COMPANY_PARAM } from '../common/choose-company.ts';
import { mayEdit } from '../common/own-companies.queries.ts';
import { switchCompany } from './switch-company.mutation.ts';

interface CompanyCardProps {
  readonly company: OwnCompany;
  /** The dialog of the request is loading. */
  readonly isOpening: boolean;
  readonly onRequest: () => void;
}

/** A legal entity of the user. */
export function CompanyCard({ company, isOpening, onRequest }: CompanyCardProps) {
  const { code, name, isCurrent, isActive, isAdmin, userCount, salePointCount } = company;
  const [isSwitching, setSwitching] = useState(false);
  // The button that opened the request is gone, so the focus needs another place.
  const region = useKeptFocus<HTMLDivElement>(company.openRequest?.id);
  // The counter covers active people and sale points only.
  const hrefOf = (path: string) => `${path}?${COMPANY_PARAM}=${encodeURIComponent(code)}&active=Y`;
  async function handleSwitch() {
    setSwitching(true);
    await switchCompany(company);
    setSwitching(false);
  }
  return (
    <Box ref={region}>
      <Stack gap={4}>
        <Row gap={2}>
          <Text as="h2" size="l" weight="bold">
            {name}
          </Text>
          {isCurrent && <Badge tone="accent">Текущая</Badge>}
          {isAdmin && <Badge tone="info">Вы администратор</Badge>}
          {!isActive && <Badge tone="danger">Отключена</Badge>}
        </Row>
        {!isActive && (
          <Notice tone="neutral">
            Магазин отключил эту компанию: заказывать, платить и{'\u00a0'}открывать её документы нельзя.
            Заказы в{'\u00a0'}пути придут. Чтобы включить компанию, напишите менеджеру.
          </Notice>
        )}
        <Facts facts={factsOf(company)} />
        <OpenRequest company={company} />
        {isActive && (
          <Row gap={4}>
            {mayEdit(company) && (
              <Link to={hrefOf('/mycompanies/people/')}>
                {countOf(userCount, 'сотрудник', 'сотрудника', 'сотрудников')}
              </Link>
            )}
            <Link to={hrefOf('/mycompanies/salepoints/')}>
              {salePointCount > 0
                ? countOf(salePointCount, 'торговая точка', 'торговые точки', 'торговых точек')
                : 'Торговые точки'}
            </Link>
          </Row>
        )}
        <Row gap={2}>
          {isActive && !isCurrent && (
            <Button pending={isSwitching} onClick={() => void handleSwitch()}>
              Сделать текущей<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
          <Button icon={<CopyIcon />} data-keeps-focus onClick={() => void copyRequisites(company)}>
            Скопировать реквизиты<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          {mayEdit(company) && !company.openRequest && (
            <Button variant="quiet" pending={isOpening} onClick={onRequest}>
              Изменить реквизиты<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </Row>
      </Stack>
    </Box>
  );
}

/** The open change request; a company has at most one. */
function OpenRequest({ company: { openRequest, isCurrent } }: { readonly company: OwnCompany }) {
  // Appeals belong to the current company.
  const maySee = useIsAllowed('appeal.see') && isCurrent;
  if (!openRequest) return null;
  const request = (
    <>
      заявка <Text nowrap>{`№\u00a0${openRequest.number}`}</Text>
    </>
  );
  return (
    <Notice>
      Реквизиты меняет менеджер: {maySee ? <Link to={`/appeal/${openRequest.id}/`}>{request}</Link> : request}
    </Notice>
  );
}

const Box = styled(Card).attrs({ forwardedAs: 'li', padding: 5 })`
  overflow-wrap: anywhere;
  dl > div {
    grid-template-columns: minmax(96px, 1fr) 3fr;
  }
  ${media.down('mobile')} {
    padding: ${space[4]};
  }
`;
