import { formatDay } from '@shop/domain/format/date';
import { useQuery } from '@shop/platform/query';
import { Select } from '@shop/ui';
import { type Party, sectionsQuery } from './sections.queries.ts';
import { useParty } from './use-party.ts';

/** Chooses the company; hidden when there is only one. */
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

/** Chooses the contract; hidden when the company has only one. */
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

/** The company shown; undefined while the list loads, or when the URL names a company of somebody else. */
export function useChosenParty(): Party | undefined {
  const { party } = useParty();
  // The frame owns this request and its retries.
  const parties = useQuery({ ...sectionsQuery(), retryOnMount: false }).data?.parties;
  return parties?.find(({ code, isCurrent }) => (party.contragent ? code === party.contragent : isCurrent));
}
