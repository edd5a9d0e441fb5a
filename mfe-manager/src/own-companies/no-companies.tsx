import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon } from '@shop/ui/parts/icons';
import { useIsImpersonated } from './common/use-is-impersonated.ts';
import { AddCompanyButton } from './legal-entities/add-company-button.tsx';

/** The empty state of a user without companies, or whose companies are all switched off. */
export function NoCompanies({ hasSome }: { readonly hasSome: boolean }) {
  const isImpersonated = useIsImpersonated();
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
    <EmptyState
      icon={<CompanyIcon />}
      title="Компаний пока нет"
      action={!isImpersonated && <AddCompanyButton />}
    >
      Добавьте компанию по{'\u00a0'}ИНН или попросите её администратора добавить вас.
    </EmptyState>
  );
}
