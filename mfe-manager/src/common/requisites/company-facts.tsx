import type { OwnCompany } from '@shop/contracts/manager/company';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { formatPhone } from '@shop/domain/format/phone';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { Link, Stack, Text } from '@shop/ui';
import type { Fact } from '@shop/ui/parts/facts';

type Known = Pick<OwnCompany, 'kind' | 'inn' | 'kpp' | 'ogrn' | 'address' | 'contracts' | 'manager'>;

/** Requisites, contracts and the manager of a company; unknown facts are omitted. */
export function factsOf({ kind, inn, kpp, ogrn, address, contracts, manager }: Known): Fact[] {
  const facts: (Fact | false)[] = [
    { term: 'ИНН', value: inn },
    kpp !== '' && { term: 'КПП', value: kpp },
    ogrn !== '' && { term: kind === 'INDIVIDUAL' ? 'ОГРНИП' : 'ОГРН', value: ogrn },
    { term: 'Адрес', value: unbrokenAddress(address) },
    contracts.length > 0 && {
      term: contracts.length > 1 ? 'Договоры' : 'Договор',
      value: (
        <Stack gap={2}>
          {contracts.map((contract) => (
            <Contract key={contract.id} {...contract} />
          ))}
        </Stack>
      ),
    },
    manager !== null && { term: 'Ваш менеджер', value: <Manager {...manager} /> },
  ];
  return facts.filter((fact) => fact !== false);
}

function Contract(contract: OwnCompany['contracts'][number]) {
  const { number, signedOn, creditLimitKopecks, postponementDays } = contract;
  const terms = [
    creditLimitKopecks > 0 && `лимит\u00a0${formatMoney(creditLimitKopecks)}`,
    postponementDays > 0 &&
      `отсрочка\u00a0${countOf(postponementDays, 'день', 'дня', 'дней').replace(' ', '\u00a0')}`,
  ].filter(Boolean);
  return (
    <Stack gap={0}>
      <Text>{`№\u00a0${number} от\u00a0${formatDay(signedOn)}`}</Text>
      {terms.length > 0 && (
        <Text size="s" tone="muted">
          {terms.join(', ')}
        </Text>
      )}
    </Stack>
  );
}

function Manager({ name, phone, email }: NonNullable<OwnCompany['manager']>) {
  return (
    <Stack gap={1} align="start">
      <Text>{name}</Text>
      {phone !== '' && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{formatPhone(phone)}</Link>}
      {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
    </Stack>
  );
}
