import { allRights, type Right } from '@shop/contracts/account/permissions';
import { rightLabels } from '@shop/kit/rights';
import { Stack, Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { space } from '@shop/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';

export interface MemberRights {
  readonly isAdmin: boolean;
  readonly rights: readonly Right[];
}

interface RightsFieldsProps {
  readonly value: MemberRights;
  readonly onChange: (value: MemberRights) => void;
  /** The reason why the permissions cannot be changed. */
  readonly locked?: string | undefined;
}

/** The permissions of a person at a company, each with an explanation; an administrator has all of them. */
export function RightsFields({ value: { isAdmin, rights }, onChange, locked }: RightsFieldsProps) {
  const id = useId();
  const isOrderWithoutPrices = !isAdmin && rights.includes('order') && !rights.includes('prices');
  return (
    <Fields disabled={locked !== undefined} aria-describedby={locked && id}>
      <Text as="legend" weight="medium">
        Права в{'\u00a0'}компании
      </Text>
      {locked && (
        <Text as="p" size="s" tone="muted" id={id}>
          {locked}
        </Text>
      )}
      <Checkbox
        label="Администратор компании"
        hint="Все права сразу; добавляет сотрудников, даёт права и работает за коллег"
        checked={isAdmin}
        onChange={({ target }) => onChange({ isAdmin: target.checked, rights })}
      />
      <Stack gap={2}>
        {allRights.map((right) => (
          <Checkbox
            key={right}
            label={rightLabels[right].name}
            hint={capitalised(rightLabels[right].gives)}
            checked={isAdmin || rights.includes(right)}
            disabled={isAdmin}
            onChange={({ target }) =>
              onChange({
                isAdmin,
                rights: allRights.filter((one) => (one === right ? target.checked : rights.includes(one))),
              })
            }
          />
        ))}
      </Stack>
      <Text as="p" size="s" tone="warning" role="status">
        {isOrderWithoutPrices &&
          'Чтобы оформлять заказы, нужно и\u00a0право «Цены»: в\u00a0заказе видны суммы.'}
      </Text>
    </Fields>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${space[2]};
  }
`;
