import { allRights } from '@shop/contracts/account/permissions';
import { rightLabels } from '@shop/kit/rights';
import { useIsAllowed } from '@shop/platform/session';
import { Badge, Link, Panel, Row, Stack, Text } from '@shop/ui';
import { CheckIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Profile } from './own-data-panel.tsx';

/** The companies of a customer with the user's rights in each; a manager's clients have a page of their own. */
export function CompaniesPanel({ profile: { companies } }: { profile: Profile }) {
  const isCustomer = useIsAllowed('basket.use');
  const hasClients = useIsAllowed('manager.counterparties');
  if (isCustomer)
    return (
      <Panel title="Компании и права" padding={companies.length > 0 ? 0 : 4}>
        {companies.length > 0 ? (
          companies.map((company) => <Company key={company.id} company={company} />)
        ) : (
          <Text as="p">
            Вы пока не состоите ни в{'\u00a0'}одной компании. Вас может добавить администратор компании или
            ваш менеджер.
          </Text>
        )}
      </Panel>
    );
  if (!hasClients) return null;
  return (
    <Panel title="Компании">
      <Text as="p">
        Вы работаете с{'\u00a0'}компаниями клиентов. <Link to="/manager/mycompanies/">Открыть список</Link>
      </Text>
    </Panel>
  );
}

function Company({ company }: { company: Profile['companies'][number] }) {
  const rights = company.isAdmin ? allRights : company.rights;
  return (
    <Section>
      <Row gap={2}>
        <Text as="h3" weight="medium">
          {company.name}
        </Text>
        {company.isAdmin && <Badge tone="info">Администратор</Badge>}
      </Row>
      {rights.length > 0 ? (
        <Rights>
          {rights.map((right) => (
            <li key={right}>
              <CheckIcon />
              <Text>
                <Text weight="medium">{rightLabels[right].name}</Text>
                {' — '}
                {rightLabels[right].gives}
              </Text>
            </li>
          ))}
        </Rights>
      ) : (
        <Text as="p" tone="muted">
          Прав пока нет. Их даёт администратор компании.
        </Text>
      )}
    </Section>
  );
}

const Section = styled(Stack).attrs({ gap: 3, padding: 4 })`
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

const Rights = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space[2]};
  }
  .lucide {
    flex: none;
    margin-block-start: 2px;
    color: ${color.success};
  }
`;
