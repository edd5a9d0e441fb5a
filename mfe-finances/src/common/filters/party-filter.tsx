import { formatDay } from '@shop/domain/format/date';
import { useQuery } from '@shop/platform/query';
import { Select } from '@shop/ui';
import { type Party, sectionsQuery } from './sections.queries.ts';
import { useParty } from './use-party.ts';

/** Whose finances: nothing for who has but one company. */
export function CompanySelect({ parties }: { parties: readonly Party[] }) {
  const { party, setCompany } = useParty();
  if (parties.length < 2) return null;
  const current = parties.find(({ isCurrent }) => isCurrent)?.code;
  return (
    <Select
      label="Компания"
      options={parties.map(({ code, name }) => ({ value: code, label: name }))}
      value={party.contragent ?? current ?? ''}
      onChange={({ target }) => setCompany(target.value === current ? undefined : target.value)}
    />
  );
}

/** By which contract: nothing where the company has but one. */
export function ContractSelect() {
  const { party, setContract } = useParty();
  const chosen = useChosenParty();
  const contracts = chosen?.contracts ?? [];
  if (contracts.length < 2) return null;
  return (
    <Select
      label="Договор"
      options={[
        { value: '', label: 'Все договоры' },
        ...contracts.map(({ id, number, signedOn }) => ({
          value: id,
          label: `№ ${number} от ${formatDay(signedOn)}`,
        })),
      ]}
      value={party.contract ?? ''}
      onChange={({ target }) => setContract(Number(target.value) || undefined)}
    />
  );
}

/** The company whose finances are shown; undefined while the list of them is on its way, or when it is not the user's. */
export function useChosenParty(): Party | undefined {
  const { party } = useParty();
  // The frame asks, and asks again.
  const parties = useQuery({ ...sectionsQuery(), retryOnMount: false }).data?.parties;
  return parties?.find(({ code, isCurrent }) => (party.contragent ? code === party.contragent : isCurrent));
}
