import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon } from '@shop/ui/parts/icons';
import { useIsActed } from './common/use-is-acted.ts';
import { AddCompanyButton } from './legal-entities/add-company-button.tsx';

/** For whoever belongs to no company, or to none that works. */
export function NoCompanies({ hasSome }: { readonly hasSome: boolean }) {
  const isActed = useIsActed();
  if (hasSome)
    return (
      <EmptyState
        icon={<CompanyIcon />}
        title="Нет работающих компаний"
        action={<Button to="/mycompanies/">К компаниям</Button>}
      >
        Все ваши компании отключены. Чтобы включить компанию, напишите её менеджеру.
      </EmptyState>
    );
  return (
    <EmptyState icon={<CompanyIcon />} title="Компаний пока нет" action={!isActed && <AddCompanyButton />}>
      Добавьте компанию по{'\u00a0'}ИНН или попросите её администратора добавить вас.
    </EmptyState>
  );
}
