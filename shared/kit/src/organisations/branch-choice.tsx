import type { Organisation } from '@shop/contracts/manager/companies';
import { RadioGroup } from '@shop/ui/parts/radio-group';

interface BranchChoiceProps {
  readonly organisations?: readonly Organisation[] | undefined;
  readonly chosen: Organisation | undefined;
  readonly choose: (organisation: Organisation) => void;
}

/** A choice among the branches of one ИНН by their КПП; nothing if there is only one. */
export function BranchChoice({ organisations = [], chosen, choose }: BranchChoiceProps) {
  if (organisations.length < 2) return null;
  return (
    <RadioGroup
      label="Головная организация или филиал"
      variant="cards"
      value={chosen && keyOf(chosen)}
      options={organisations.map((one) => ({
        value: keyOf(one),
        label: one.name,
        hint: [one.kpp && `КПП ${one.kpp}`, one.address].filter(Boolean).join(', '),
      }))}
      onChange={(key) => {
        const next = organisations.find((one) => keyOf(one) === key);
        if (next) choose(next);
      }}
    />
  );
}

function keyOf({ name, kpp, address }: Organisation): string {
  return `${kpp} ${name} ${address}`;
}
