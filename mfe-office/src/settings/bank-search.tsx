import type { Bank } from '@shop/contracts/office/banks';
import type { SimpleField } from '@shop/contracts/office/setting-fields';
import { FormField, type FormWith, readTexts, setText } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { Spinner, Text, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useEffect, useRef } from 'react';
import { bankQuery } from './settings.queries.ts';

const BIK_DIGITS = /^\d{9}$/;

interface BankSearchProps {
  readonly form: FormWith<string>;
  readonly field: SimpleField;
  /** The field's name in the form: `bank.bik`. */
  readonly path: string;
  /** Called after the register has filled fields in, which fires no input event. */
  readonly onFilled: () => void;
}

/**
 * The field of a БИК with the answer of the register, which fills in name and correspondent account beside it, once for
 * each БИК. What the register does not know stays as it was typed.
 */
export function BankSearch({ form, field: { title, hint }, path, onFilled }: BankSearchProps) {
  const bik = (readTexts(form)[path] ?? '').trim();
  const isWhole = BIK_DIGITS.test(bik);
  const found = useQuery({ ...bankQuery(bik), enabled: isWhole });
  const bank = isWhole ? found.data?.bank : undefined;
  // Fields that are filled in already may have been corrected since.
  const filledFor = useRef(bik);
  useEffect(() => {
    if (!bank || filledFor.current === bik) return;
    filledFor.current = bik;
    const group = path.slice(0, path.lastIndexOf('.') + 1);
    setText(form, `${group}name`, bank.name);
    if (bank.correspondentAccount) setText(form, `${group}correspondentAccount`, bank.correspondentAccount);
    onFilled();
  }, [form, path, bik, bank, onFilled]);
  return (
    <>
      <FormField of={form} name={path}>
        {(wired) => (
          <TextField
            {...wired}
            label={title}
            hint={hint}
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            end={isWhole && found.isFetching && <Spinner size="s" label="Ищем банк" />}
          />
        )}
      </FormField>
      {isWhole && !found.isFetching && <BankNote bank={bank} hasFailed={found.isError} />}
    </>
  );
}

function BankNote({ bank, hasFailed }: { bank: Bank | null | undefined; hasFailed: boolean }) {
  if (hasFailed) return <Notice>Справочник банков сейчас не отвечает. Заполните банк вручную.</Notice>;
  if (bank === undefined) return null;
  if (bank === null)
    return <Notice>Банка с таким БИК в справочнике нет. Проверьте цифры или заполните банк вручную.</Notice>;
  if (!bank.isActive)
    return (
      <Notice tone="warning" title="Банк закрыт">
        Так сказано в справочнике. Проверьте БИК.
      </Notice>
    );
  return (
    <Text as="p" tone="success" size="s" role="status">
      По справочнику это {bank.name}
    </Text>
  );
}
