import { allStaffRights, type StaffRight } from '@shop/contracts/account/permissions';
import type { StaffMember } from '@shop/contracts/office/staff';
import { useSchemaForm, useSubmission } from '@shop/kit/form';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { Text } from '@shop/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { isConflict } from '../common/is-conflict.ts';
import { RightsFields } from './rights-fields.tsx';
import { saveRights } from './save-rights.mutation.ts';
import { nameOf, readMember } from './staff.queries.ts';

const noTexts = v.object({});

interface RightsDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/**
 * Changes the rights of a member; they hold from the next request on. When somebody else has changed them meanwhile, the
 * rights that were not touched follow, and the next save goes over theirs.
 */
export function RightsDialog({ member: opened, onClose }: RightsDialogProps) {
  const [member, setMember] = useState(opened);
  const [rights, setRights] = useState(member.rights);
  const form = useSchemaForm(noTexts);
  const { onSubmit, notice } = useSubmission(form, async () => {
    if (rights.join() !== member.rights.join()) await saveRights(member, rights).catch(followOthers);
    onClose();
  });
  async function followOthers(refusal: unknown): Promise<never> {
    const current = isConflict(refusal) ? await readMember(member.id) : undefined;
    if (current) {
      setMember(current);
      setRights(merge(rights, member.rights, current.rights));
    }
    throw refusal;
  }
  return (
    <FormDialog
      title={`Права: ${nameOf(member)}`}
      {...{ form, onSubmit, notice, onClose }}
      submitLabel="Сохранить"
      lead={
        <Text as="p" tone="muted">
          Действуют сразу, входить заново не{'\u00a0'}нужно. Без прав сотрудник ведёт только своих клиентов.
        </Text>
      }
    >
      <RightsFields
        value={rights}
        onChange={(next) => setRights([...next])}
        isLastAdministrator={member.isLastAdministrator}
      />
    </FormDialog>
  );
}

/** The rights that others have given, with what the user has ticked and unticked over `before`. */
function merge(
  typed: readonly StaffRight[],
  before: readonly StaffRight[],
  theirs: readonly StaffRight[],
): StaffRight[] {
  return allStaffRights.filter((right) => {
    const isTouched = typed.includes(right) !== before.includes(right);
    return (isTouched ? typed : theirs).includes(right);
  });
}
