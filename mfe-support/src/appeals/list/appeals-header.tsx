import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button, PageHeader } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';

/** The header of a customer's page without the list. */
export function AppealsHeader() {
  usePageTitle('Обращения');
  return <PageHeader title="Обращения" actions={<NewAppealLink />} />;
}

/** Links to the form of a new appeal; renders nothing without the permission. */
export function NewAppealLink() {
  const mayAdd = useIsAllowed('appeal.add');
  if (!mayAdd) return null;
  return (
    <Button variant="primary" icon={<PlusIcon />} to="/appeal/add/">
      Новое обращение
    </Button>
  );
}
