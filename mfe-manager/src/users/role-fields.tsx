import type { getUserForm } from '@shop/contracts/manager/manager-users';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { FormField, setInput } from '@shop/kit/form';
import { Select } from '@shop/ui';
import type { UserForm } from './user-schema.ts';

type Role = CallAnswer<typeof getUserForm>['roles'][number];

const activity = [
  { value: 'Y', label: 'Работает' },
  { value: 'N', label: 'Отключена' },
];
const roleOptions = [
  { value: 'ADMIN', label: 'Администратор компании' },
  { value: 'USER', label: 'Сотрудник' },
];

interface AccountFieldProps {
  readonly form: UserForm;
  /** Companies where nobody else has the user's permissions, so the account cannot be closed. */
  readonly indispensableAt: readonly Role[];
}

/** Whether the account is active. */
export function AccountField({ form, indispensableAt }: AccountFieldProps) {
  const isIndispensable = indispensableAt.length > 0;
  return (
    <FormField of={form} name="active">
      {(field) => (
        <Select
          {...field}
          label="Учётная запись"
          options={activity}
          disabled={isIndispensable}
          hint={
            isIndispensable
              ? `Единственный администратор: ${indispensableAt.map((one) => one.name).join(', ')}. Сначала назначьте другого.`
              : 'Отключённый не\u00a0может войти, открытые сеансы закроются сразу'
          }
        />
      )}
    </FormField>
  );
}

interface RoleFieldsProps {
  readonly form: UserForm;
  readonly roles: readonly Role[];
  /** The chosen role. */
  readonly place: Role | undefined;
}

/** The role at one company, with a choice of the company if there are several. */
export function RoleFields({ form, roles, place }: RoleFieldsProps) {
  return (
    <>
      {roles.length > 1 && (
        <FormField of={form} name="contragent">
          {(field) => (
            <Select
              {...field}
              label="Компания"
              hint={'Роль своя в\u00a0каждой компании; за\u00a0раз меняется одна'}
              options={roles.map(({ id, name: label }) => ({ value: String(id), label }))}
              onChange={(event) => {
                field.onChange(event);
                const chosen = roles.find(({ id }) => String(id) === event.target.value);
                setInput(form, { path: ['role'], input: chosen?.role ?? 'USER' });
              }}
            />
          )}
        </FormField>
      )}
      {place && (
        <FormField of={form} name="role">
          {(field) => (
            <Select
              {...field}
              label={`Роль: ${place.name}`}
              options={roleOptions}
              disabled={place.isLastAdmin}
              hint={
                place.isLastAdmin
                  ? 'Это единственный администратор компании. Чтобы изменить роль, сначала назначьте другого.'
                  : 'Администратор добавляет сотрудников и\u00a0даёт права; права сотрудника остаются прежними'
              }
            />
          )}
        </FormField>
      )}
    </>
  );
}
