import { addToBasketTemplate, getBasketTemplates } from '@shop/contracts/basket-order/basket-templates';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildTemplateWith } from '../testing/template.builder.ts';
import { Widget } from './bulk-template.tsx';

const api = stubApi();

const answer = (...items: ReturnType<typeof buildTemplateWith>[]) => ({
  items,
  pageNavigation: { pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: items.length },
});

it('takes what is ticked in a list into a template that is there', async () => {
  api.answers(getBasketTemplates, answer(buildTemplateWith()));
  const added = api.answers(addToBasketTemplate, buildTemplateWith());
  const { user } = renderPage(
    <>
      <Widget lines={[{ offerId: 3, quantity: 12 }]} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Выбранные в шаблон' }));
  const dialog = within(await screen.findByRole('dialog'));
  const existing = dialog.getByRole('radio', { name: /Добавить в\s*имеющийся/ });
  await waitFor(() => expect(existing).toBeEnabled());
  await user.click(existing);
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText(/Добавлено в\s*шаблон «Склад в Химках»: 1 позиция/)).toBeVisible();
  expect(added).toEqual([{ products: [{ id: 3, quantity: 12 }] }]);
});
