import type { Consignee } from '@shop/contracts/basket-order/consignees';
import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Stack } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { Pagination } from '@shop/ui/parts/pagination';
import { Tabs } from '@shop/ui/parts/tabs';
import { useState } from 'react';
import { AddressList } from './address-list.tsx';
import { ConsigneeList } from './consignee-list.tsx';
import { loadAddressDialog, loadConsigneeDialog } from './load-dialogs.ts';
import { NoPlaces } from './no-places.tsx';
import { PlaceListSkeleton } from './place-list.tsx';
import { usePlaceDialog } from './use-place-dialog.ts';
import { usePlaces } from './use-places.ts';
import { usePlacesParams } from './use-places-params.ts';

const titles = { addresses: 'Адреса доставки', consignees: 'Грузополучатели' } as const;

/** Delivery addresses (§2), and in a tab of its own who takes the goods there. */
export function PlacesPage() {
  const { tab, page, hrefForTab, hrefForPage, correctPage } = usePlacesParams();
  const { addresses, consignees, list } = usePlaces(tab, page, correctPage);
  const canEdit = useIsAllowed('address.edit');
  const address = usePlaceDialog<Awaited<ReturnType<typeof loadAddressDialog>>, DeliveryAddress>(
    loadAddressDialog,
  );
  const consignee = usePlaceDialog<Awaited<ReturnType<typeof loadConsigneeDialog>>, Consignee>(
    loadConsigneeDialog,
  );
  const { data, isPending, error, isFetching, isPlaceholderData, refetch } = list;
  const dialog = tab === 'addresses' ? address : consignee;
  // Deleted or moved, a line takes the button that was pressed along; so does the first one, which ends the empty state.
  // What others do moves no focus.
  const [actedOn, setActedOn] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(actedOn !== undefined && actedOn !== data);
  const noteAct = () => setActedOn(data);
  usePageTitle(titles[tab]);

  if (!data && !isPending)
    return (
      <PageFailure
        error={error}
        title={tab === 'addresses' ? 'Не удалось загрузить адреса' : 'Не удалось загрузить грузополучателей'}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );

  const addButton = (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      pending={dialog.isComing}
      onClick={() => dialog.open()}
      data-keeps-focus
    >
      {tab === 'addresses' ? 'Добавить адрес' : 'Добавить грузополучателя'}
    </Button>
  );
  const isEmpty = data?.items.length === 0;
  return (
    <Stack gap={5} ref={region}>
      <PageHeader title="Адреса доставки" actions={canEdit && !isEmpty && addButton} />
      <Tabs
        label="Адреса и получатели"
        tabs={[
          { to: hrefForTab('addresses'), label: 'Адреса' },
          { to: hrefForTab('consignees'), label: titles.consignees },
        ]}
      />
      {!canEdit && (
        <Notice>
          Добавлять и&nbsp;менять адреса и&nbsp;грузополучателей могут сотрудники с&nbsp;правом «Заказы» или
          «Компания». Его выдаёт администратор вашей компании.
        </Notice>
      )}
      {isPending ? (
        <PlaceListSkeleton />
      ) : isEmpty ? (
        <NoPlaces tab={tab} action={canEdit && addButton} />
      ) : tab === 'addresses' ? (
        <AddressList
          addresses={addresses}
          isStale={isPlaceholderData}
          canEdit={canEdit}
          onEdit={address.open}
          onAct={noteAct}
        />
      ) : (
        <ConsigneeList
          consignees={consignees}
          isStale={isPlaceholderData}
          canEdit={canEdit}
          onEdit={consignee.open}
          onAct={noteAct}
        />
      )}
      {data && (
        <Pagination
          label={tab === 'addresses' ? 'Страницы адресов' : 'Страницы грузополучателей'}
          navigation={data.pageNavigation}
          hrefFor={hrefForPage}
        />
      )}
      {address.Dialog && <address.Dialog address={address.place} onSaved={noteAct} onClose={address.close} />}
      {consignee.Dialog && (
        <consignee.Dialog consignee={consignee.place} onSaved={noteAct} onClose={consignee.close} />
      )}
    </Stack>
  );
}
