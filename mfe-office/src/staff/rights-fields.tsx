import { allStaffRights, type StaffRight } from '@shop/contracts/account/permissions';
import { Stack } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { font, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { staffRightLabels } from './staff-rights.ts';

interface RightsFieldsProps {
  readonly value: readonly StaffRight[];
  readonly onChange: (rights: readonly StaffRight[]) => void;
  /** Keeps `office.people`: nobody else has it. */
  readonly isLastAdministrator?: boolean;
}

/** The rights in the office, each with what it allows. */
export function RightsFields({ value, onChange, isLastAdministrator = false }: RightsFieldsProps) {
  return (
    <Fields>
      <legend>Права в{'\u00a0'}управлении магазином</legend>
      <Stack gap={2}>
        {allStaffRights.map((right) => {
          const isKept = isLastAdministrator && right === 'office.people';
          const { name, gives } = staffRightLabels[right];
          return (
            <Checkbox
              key={right}
              label={name}
              hint={isKept ? 'Последний администратор: сначала дайте это право кому-нибудь ещё' : gives}
              checked={value.includes(right)}
              disabled={isKept}
              onChange={({ target }) =>
                onChange(
                  allStaffRights.filter((one) => (one === right ? target.checked : value.includes(one))),
                )
              }
            />
          );
        })}
      </Stack>
    </Fields>
  );
}

const Fields = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    ${text.m}
    font-weight: ${font.medium};
  }
`;
