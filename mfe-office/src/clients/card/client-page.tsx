import type { ClientTerms } from '@shop/contracts/office/client-terms';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { useSession } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Badge, Link, Row, Skeleton, Stack, Text } from '@shop/ui';
import { OfficeFrame } from '../../common/office-frame.tsx';
import { BonusPlansPanel } from '../bonus-plans/bonus-plans-panel.tsx';
import { HistoryPanel } from '../changes/history-panel.tsx';
import { PlannedPanel } from '../changes/planned-panel.tsx';
import { clientChoicesQuery, clientTermsQuery } from '../common/clients.queries.ts';
import { CompanyTermsForm } from '../company/company-terms-form.tsx';
import { ContractsPanel } from '../contracts/contracts-panel.tsx';

const missing = {
  label: 'Клиента нет',
  text: 'Клиента с\u00a0таким кодом нет.',
  link: { to: '/office/clients/', label: 'Все клиенты' },
};

/** `/office/clients/:code/`: the terms of one client, and what has changed and will change. */
export function ClientPage() {
  const { code = '' } = useParams();
  const terms = useQuery(clientTermsQuery(code));
  const choices = useQuery(clientChoicesQuery());
  const name = terms.data?.name;
  usePageTitle(name);
  return (
    <OfficeFrame title={name ?? 'Клиент'}>
      <QueryStates
        query={terms}
        failure="Не удалось загрузить условия клиента"
        scope="part"
        missing={missing}
        pending={<Skeleton height={720} />}
      >
        {(data) => (
          <QueryStates
            query={choices}
            failure="Не удалось загрузить виды цен и менеджеров"
            pending={<Skeleton height={720} />}
          >
            {(options) => <Client key={data.code} terms={data} choices={options} />}
          </QueryStates>
        )}
      </QueryStates>
    </OfficeFrame>
  );
}

function Client({ terms, choices }: { readonly terms: ClientTerms; readonly choices: ClientChoices }) {
  const { code, inn, kpp, address, isActive, isClosedByOperations, managerId } = terms;
  const session = useSession();
  const isOwn = session.status === 'in' && session.user.id === managerId;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Row gap={2}>
          <Text tone="muted">
            {code}, ИНН {inn}
            {kpp && `, КПП ${kpp}`}
          </Text>
          {!isActive && <Badge tone="warning">Отключена</Badge>}
          {isClosedByOperations && <Badge tone="warning">Сайт закрыт администратором</Badge>}
        </Row>
        {address && (
          <Text tone="muted" size="s">
            {address}
          </Text>
        )}
        <Row gap={4}>
          <Link to="/office/clients/">Все клиенты</Link>
          {isOwn && (
            <Link to={`/manager/mycompanies/${encodeURIComponent(code)}/`}>Сотрудники и{'\u00a0'}заказы</Link>
          )}
        </Row>
        {!isOwn && (
          <Text tone="muted" size="s">
            {managerId === null
              ? 'Сотрудников клиента приглашает его менеджер: выберите менеджера в\u00a0условиях'
              : 'Сотрудников клиента приглашает его менеджер'}
          </Text>
        )}
      </Stack>
      <CompanyTermsForm terms={terms} choices={choices} />
      <PlannedPanel terms={terms} />
      <ContractsPanel terms={terms} />
      <BonusPlansPanel terms={terms} />
      <HistoryPanel history={terms.history} />
    </Stack>
  );
}
