import type { Organisation } from '@shop/contracts/manager/companies';
import { Text } from '@shop/ui/core/text';
import { Notice } from '@shop/ui/parts/notice';

interface FoundNoteProps {
  readonly organisations?: readonly Organisation[];
  readonly hasFailed: boolean;
  readonly isSearching: boolean;
}

/** The result of the search by ИНН, in one sentence. */
export function FoundNote({ organisations, hasFailed, isSearching }: FoundNoteProps) {
  if (hasFailed && !isSearching)
    return <Notice>Справочник организаций недоступен. Заполните данные вручную.</Notice>;
  if (!organisations) return null;
  const [head] = organisations;
  if (!head) return <Notice>Организации с таким ИНН в справочнике нет. Заполните данные вручную.</Notice>;
  if (!head.isActive)
    return (
      <Notice tone="warning" title="Организация ликвидирована">
        Так сказано в реестре. Проверьте ИНН или исправьте данные, если реестр отстал.
      </Notice>
    );
  return (
    <Text as="p" tone="success" size="s" role="status">
      {organisations.length > 1
        ? 'Заполнили по головной организации. Если нужен филиал, выберите его.'
        : 'Нашли организацию и заполнили данные. Проверьте их.'}
    </Text>
  );
}
