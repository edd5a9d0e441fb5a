import { APPEAL_STATUS_NAMES, type AppealStatus, appealStatus } from '@shop/shared/contracts/appeals';
import { Row, Select } from '@shop/shared/ui';

interface StatusFilterProps {
  readonly status: AppealStatus | undefined;
  readonly onChoose: (status: AppealStatus | undefined) => void;
}

const options = [
  { value: '', label: 'Все статусы' },
  ...appealStatus.options.map((value) => ({ value, label: APPEAL_STATUS_NAMES[value] })),
];

export function StatusFilter({ status, onChoose }: StatusFilterProps) {
  return (
    <Row>
      <Select
        label="Статус"
        options={options}
        value={status ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : (target.value as AppealStatus))}
      />
    </Row>
  );
}
