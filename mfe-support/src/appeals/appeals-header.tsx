import { usePageTitle } from '@shop/shared/microfrontend';
import { useIsAllowed } from '@shop/shared/session';
import { Button, PageHeader } from '@shop/shared/ui';
import { PlusIcon } from '@shop/shared/ui/icons';

/** The top of a customer's list. */
export function AppealsHeader({ count }: { count?: number | undefined }) {
  const mayAdd = useIsAllowed('appeal.add');
  usePageTitle('Обращения');
  return (
    <PageHeader
      title="Обращения"
      count={count}
      actions={
        mayAdd && (
          <Button variant="primary" icon={<PlusIcon />} to="/appeal/add/">
            Новое обращение
          </Button>
        )
      }
    />
  );
}
