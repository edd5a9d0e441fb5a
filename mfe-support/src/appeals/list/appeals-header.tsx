import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button, PageHeader } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';

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
