import type { Consignee } from '@shop/contracts/basket-order/consignees';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { Text } from '@shop/ui';
import { deletePlace } from './delete-place.mutation.ts';
import { PlaceList } from './place-list.tsx';
import { PlaceRow } from './place-row.tsx';

interface ConsigneeListProps {
  readonly consignees: readonly Consignee[];
  readonly isStale: boolean;
  readonly canEdit: boolean;
  readonly onEdit: (consignee: Consignee) => void;
  /** Called before a consignee is deleted. */
  readonly onBeforeChange: () => void;
}

export function ConsigneeList({ consignees, isStale, canEdit, onEdit, onBeforeChange }: ConsigneeListProps) {
  return (
    <PlaceList label="Грузополучатели" isStale={isStale}>
      {consignees.map((one) => (
        <PlaceRow
          key={one.id}
          name={one.name}
          aside={<Codes {...one} />}
          actions={
            canEdit
              ? {
                  onEdit: () => onEdit(one),
                  onDelete: () => {
                    onBeforeChange();
                    return deletePlace({ kind: 'consignee', id: Number(one.id), name: one.name });
                  },
                }
              : null
          }
        >
          <Text weight="medium">{one.name}</Text>
          {one.address !== '' && (
            <Text as="p" size="s" tone="muted">
              {unbrokenAddress(one.address)}
            </Text>
          )}
        </PlaceRow>
      ))}
    </PlaceList>
  );
}

function Codes({ inn, kpp }: Pick<Consignee, 'inn' | 'kpp'>) {
  return (
    <>
      {inn !== '' && <Text numeric>ИНН {inn}</Text>}
      {kpp !== '' && <Text numeric>КПП {kpp}</Text>}
    </>
  );
}
