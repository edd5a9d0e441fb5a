import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { formatPhone } from '@shop/domain/format/phone';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { Badge, Link, Row, Text } from '@shop/ui';
import { deletePlace } from './delete-place.mutation.ts';
import { makeDefault } from './make-default.mutation.ts';
import { nameOfAddress } from './name-of-address.ts';
import { PlaceList } from './place-list.tsx';
import { PlaceRow } from './place-row.tsx';

interface AddressListProps {
  readonly addresses: readonly DeliveryAddress[];
  readonly isStale: boolean;
  readonly canEdit: boolean;
  readonly onEdit: (address: DeliveryAddress) => void;
  /** Called before an address is deleted or made the default. */
  readonly onBeforeChange: () => void;
}

export function AddressList({ addresses, isStale, canEdit, onEdit, onBeforeChange }: AddressListProps) {
  return (
    <PlaceList label="Адреса доставки" isStale={isStale}>
      {addresses.map((one) => (
        <PlaceRow
          key={one.id}
          name={nameOfAddress(one)}
          aside={<Contact {...one} />}
          actions={
            canEdit
              ? {
                  onEdit: () => onEdit(one),
                  onDelete: () => {
                    onBeforeChange();
                    return deletePlace({ kind: 'address', id: Number(one.id), name: nameOfAddress(one) });
                  },
                  onMakeDefault: one.isDefault
                    ? undefined
                    : () => {
                        onBeforeChange();
                        return makeDefault(one);
                      },
                }
              : null
          }
        >
          <Row gap={2}>
            <Text weight="medium">{unbrokenAddress(nameOfAddress(one))}</Text>
            {one.isDefault && <Badge tone="accent">Основной</Badge>}
          </Row>
          {one.name !== '' && <Text as="p">{unbrokenAddress(one.address)}</Text>}
          {one.comment !== '' && (
            <Text as="p" size="s" tone="muted" style={{ whiteSpace: 'pre-line' }}>
              {one.comment}
            </Text>
          )}
        </PlaceRow>
      ))}
    </PlaceList>
  );
}

function Contact({ contactName, contactPhone }: Pick<DeliveryAddress, 'contactName' | 'contactPhone'>) {
  return (
    <>
      {contactName !== '' && <Text>{contactName}</Text>}
      {contactPhone !== '' && (
        <Link href={`tel:+${contactPhone}`} tone="default">
          {formatPhone(contactPhone)}
        </Link>
      )}
    </>
  );
}
