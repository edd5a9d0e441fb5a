import { formatPhone } from '@shop/domain/format/phone';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { useIsAllowed } from '@shop/platform/session';
import { Badge, Button, ErrorText, Label, Row, Skeleton, Stack, Text } from '@shop/ui';
import { EditIcon, PlusIcon } from '@shop/ui/parts/icons';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { lazy, Suspense, useId } from 'react';
import styled from 'styled-components';
import type { Checkout } from '../form/checkout.queries.ts';
import { withAddress } from '../form/checkout-form.ts';
import type { AddressBook } from '../form/use-address-book.tsx';
import type { SectionProps } from './section-props.ts';

const AddressPicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-lazy" */ './address-picker.tsx')).AddressPicker,
}));

type Address = Checkout['addresses'][number];

/** More addresses than this get a search field. */
const IN_SIGHT = 4;

/** Selects a delivery address from the address book, which can be edited in place. */
export function AddressField({ checkout, form, book }: SectionProps & { readonly book: AddressBook }) {
  const { addresses } = checkout;
  const canEdit = useIsAllowed('address.edit');
  const id = useId();
  const chosen = addresses.find((address) => String(address.id) === form.values.address);
  const error = form.problemOf('address');
  const choose = (address: Address) => form.change(withAddress(form.values, address, addresses));

  function handleChoice(value: string) {
    const address = addresses.find((known) => String(known.id) === value);
    if (address) choose(address);
  }

  return (
    <Stack gap={3} data-field="address">
      {addresses.length === 0 ? (
        <Stack gap={1}>
          <Label as="span">Адрес доставки</Label>
          <Text as="p" tone="muted">
            {canEdit
              ? 'В\u00a0адресной книге пока пусто: добавьте адрес, и\u00a0мы его запомним.'
              : 'В\u00a0адресной книге пока пусто. Адреса добавляют сотрудники с\u00a0правом «Компания».'}
          </Text>
          {error && <ErrorText id={id}>{error}</ErrorText>}
        </Stack>
      ) : addresses.length <= IN_SIGHT ? (
        <RadioGroup
          label="Адрес доставки"
          variant="cards"
          name="address"
          minWidth={280}
          value={form.values.address}
          onChange={handleChoice}
          error={error}
          options={addresses.map((address) => ({
            value: String(address.id),
            label: address.name || unbrokenAddress(address.address),
            hint: <AddressHint address={address} />,
            aside: address.isDefault && addresses.length > 1 ? <Badge>Основной</Badge> : undefined,
          }))}
        />
      ) : (
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={320} />
            </div>
          }
        >
          <AddressPicker
            addresses={addresses}
            value={form.values.address}
            onChange={handleChoice}
            error={error}
          />
        </Suspense>
      )}
      {canEdit && (
        <Row gap={2}>
          <Button
            size="s"
            icon={<PlusIcon />}
            pending={book.pending === 'address'}
            aria-describedby={addresses.length === 0 && error ? id : undefined}
            onClick={() => book.editAddress()}
          >
            Новый адрес
          </Button>
          {chosen && (
            <Button size="s" variant="quiet" icon={<EditIcon />} onClick={() => book.editAddress(chosen)}>
              Изменить выбранный
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** The address, the contact and the comment for the driver, each on its own line. */
function AddressHint({ address }: { address: Address }) {
  const { name, comment, contactName, contactPhone } = address;
  const phone = formatPhone(contactPhone);
  return (
    <>
      {name && <HintLine>{unbrokenAddress(address.address)}</HintLine>}
      {(contactName || phone) && (
        <HintLine>
          {contactName}
          {contactName && phone && ', '}
          <Text size="s" tone="muted" nowrap>
            {phone}
          </Text>
        </HintLine>
      )}
      {comment && <Lines>{comment}</Lines>}
    </>
  );
}

const HintLine = styled.span`
  display: block;
`;

const Lines = styled(HintLine)`
  white-space: pre-line;
`;
