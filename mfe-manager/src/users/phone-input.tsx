import { formatPhone, phoneDigits } from '@shop/domain/format/phone';
import { FormField, type FormWith, getInput, setInput } from '@shop/kit/form';
import { Stack } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { PhoneField } from '@shop/ui/parts/phone-field';

interface PhoneInputProps {
  readonly form: FormWith<'phone' | 'isPhoneLost'>;
  /** The phone the account is opened by: eleven digits, or empty. */
  readonly loginPhone: string;
  readonly isProven: boolean;
}

/**
 * The phone of a person and its effect: a typed number opens nothing, a verified one opens the account unless
 * reported lost.
 */
export function PhoneInput({ form, loginPhone, isProven }: PhoneInputProps) {
  const { phone = '', isPhoneLost } = getInput(form);
  const typed = phoneDigits(phone);
  const isOther = typed !== loginPhone;
  return (
    <Stack gap={3}>
      <FormField of={form} name="phone">
        {(field) => (
          <PhoneField
            {...field}
            label="Телефон"
            autoComplete="off"
            hint={hintOf({ typed, isOther, isProven })}
          />
        )}
      </FormField>
      {loginPhone !== '' && isOther && typed !== '' && (
        <Checkbox
          checked={isPhoneLost === 'Y'}
          onChange={(event) =>
            setInput(form, { path: ['isPhoneLost'], input: event.target.checked ? 'Y' : 'N' })
          }
          label={`Номер ${formatPhone(loginPhone)} утерян`}
          hint={'Вход по\u00a0нему закроется сразу, открытые сеансы завершатся'}
        />
      )}
    </Stack>
  );
}

interface Hint {
  readonly typed: string;
  readonly isOther: boolean;
  readonly isProven: boolean;
}

function hintOf({ typed, isOther, isProven }: Hint): string {
  if (typed === '') return 'Без номера вход только по\u00a0почте и\u00a0паролю';
  if (isOther)
    return 'Не\u00a0подтверждён: войти по\u00a0нему можно, когда пользователь подтвердит его кодом в\u00a0профиле';
  return isProven
    ? 'Подтверждён: по\u00a0нему пользователь входит'
    : 'Подтверждён. Другой номер, который был указан, будет забыт';
}
