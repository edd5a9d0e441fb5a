import type { Consignee } from '@shop/contracts/basket-order/consignees';
import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { ListPage } from '@shop/kit/page/list-page';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
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

/** Delivery addresses and consignees, each in a tab of its own (§2). */
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
  const dialog = tab === 'addresses' ? address : consignee;
  // A deleted or moved row disappears with its pressed button, and so does the empty state with its own.
  // Focus is restored only after the user's own change, not after somebody else's.
  const [listBeforeChange, setListBeforeChange] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(
    listBeforeChange !== undefined && listBeforeChange !== list.data,
  );
  const rememberList = () => setListBeforeChange(list.data);
  usePageTitle(titles[tab]);

  const addButton = (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      pending={dialog.isLoading}
      onClick={() => dialog.open()}
      data-keeps-focus
    >
      {tab === 'addresses' ? 'Добавить адрес' : 'Добавить грузополучателя'}
    </Button>
  );
  const isEmpty = list.data?.items.length === 0;
  return (
    <ListPage
      ref={region}
      query={list}
      title="Адреса доставки"
      count={undefined}
      actions={canEdit && !isEmpty && addButton}
      failure={tab === 'addresses' ? 'Не удалось загрузить адреса' : 'Не удалось загрузить грузополучателей'}
      filters={
        <>
          <Tabs
            label="Адреса и получатели"
            tabs={[
              { to: hrefForTab('addresses'), label: 'Адреса' },
              { to: hrefForTab('consignees'), label: titles.consignees },
            ]}
          />
          {!canEdit && (
            <Notice>
              Добавлять и&nbsp;менять адреса и&nbsp;грузополучателей могут сотрудники с&nbsp;правом «Заказы»
              или «Компания». Его выдаёт администратор вашей компании.
            </Notice>
          )}
        </>
      }
      pending={<PlaceListSkeleton />}
      empty={<NoPlaces tab={tab} action={canEdit && addButton} />}
      paginationLabel={tab === 'addresses' ? 'Страницы адресов' : 'Страницы грузополучателей'}
      hrefForPage={hrefForPage}
      below={
        <>
          {address.Dialog && (
            <address.Dialog address={address.place} onSaved={rememberList} onClose={address.close} />
          )}
          {consignee.Dialog && (
            <consignee.Dialog consignee={consignee.place} onSaved={rememberList} onClose={consignee.close} />
          )}
        </>
      }
    >
      {() =>
        tab === 'addresses' ? (
          <AddressList
            addresses={addresses}
            isStale={list.isPlaceholderData}
            canEdit={canEdit}
            onEdit={address.open}
            onBeforeChange={rememberList}
          />
        ) : (
          <ConsigneeList
            consignees={consignees}
            isStale={list.isPlaceholderData}
            canEdit={canEdit}
            onEdit={consignee.open}
            onBeforeChange={rememberList}
          />
        )
      }
    </ListPage>
  );
}
