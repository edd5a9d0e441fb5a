import {
  addToBasketTemplate,
  createBasketTemplate,
  getBasketTemplates,
} from '@shop/contracts/basket-order/basket-templates';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildTemplateWith } from '../../testing/template.builder.ts';
import { SaveAsTemplateDialog } from './save-as-template-dialog.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

afterEach(() => sessionStorage.clear());

function show(...items: ReturnType<typeof buildTemplateWith>[]) {
  api.answers(getBasketTemplates, {
    items,
    pageNavigation: { pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: items.length },
  });
  const onClose = jest.fn();
  const { user, unmount } = renderPage(
    <>
      <SaveAsTemplateDialog
        lines={[{ offerId: 4, quantity: 6 }]}
        suggestedName="Заказ 15"
        onClose={onClose}
      />
      <Toaster />
    </>,
    { url: '/basket/' },
  );
  return {
    user,
    unmount,
    onClose,
    dialog: within(screen.getByRole('dialog', { name: 'Сохранить как шаблон' })),
  };
}

/** Returns the paths of the requests that add to a template, as they arrive. */
function addedTo(name: string): string[] {
  const paths: string[] = [];
  api.answers(addToBasketTemplate, ({ url }) => {
    paths.push(new URL(url).pathname);
    return buildTemplateWith({ name });
  });
  return paths;
}

it('saves lines as a new template under the suggested name', async () => {
  const created = api.answers(createBasketTemplate, buildTemplateWith({ name: 'Заказ 15' }));
  const { user, onClose, dialog } = show();
  expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Заказ 15');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Шаблон «Заказ 15» сохранён: 1 позиция/)).toBeVisible();
  expect(created).toEqual([{ name: 'Заказ 15', description: '', products: [{ id: 4, quantity: 6 }] }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('adds lines to a chosen template of the user, and to no template of a colleague', async () => {
  const paths = addedTo('Офис');
  const { user, dialog } = show(
    buildTemplateWith({ id: 5, name: 'Склад' }),
    buildTemplateWith({ id: 6, name: 'Офис' }),
    buildTemplateWith({ id: 7, name: 'Чужой', isOwn: false }),
  );
  const existing = dialog.getByRole('radio', { name: /Добавить в\s*имеющийся/ });
  await waitFor(() => expect(existing).toBeEnabled());
  await user.click(existing);
  expect(existing).toHaveFocus();
  const choice = dialog.getByRole('combobox', { name: 'Шаблон' });
  expect(choice).toHaveDisplayValue('Склад');
  expect(within(choice).queryByText('Чужой')).not.toBeInTheDocument();
  await user.selectOptions(choice, 'Офис');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText(/Добавлено в\s*шаблон «Офис»: 1 позиция/)).toBeVisible();
  expect(paths).toEqual(['/api/basket-template/6/add/']);
});

it('adds to the first template unless another is chosen', async () => {
  const paths = addedTo('Склад');
  const { user, dialog } = show(buildTemplateWith({ id: 5, name: 'Склад' }));
  const existing = dialog.getByRole('radio', { name: /Добавить в\s*имеющийся/ });
  await waitFor(() => expect(existing).toBeEnabled());
  await user.click(existing);
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(paths).toEqual(['/api/basket-template/5/add/']));
});

it('keeps the typed name when the choice is changed and changed back', async () => {
  const { user, dialog } = show(buildTemplateWith({ id: 5, name: 'Склад' }));
  await user.type(dialog.getByRole('textbox', { name: 'Название' }), ', Химки');
  const existing = dialog.getByRole('radio', { name: /Добавить в\s*имеющийся/ });
  await waitFor(() => expect(existing).toBeEnabled());
  await user.click(existing);
  await user.click(dialog.getByRole('radio', { name: 'Новый шаблон' }));
  expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Заказ 15, Химки');
});

it('restores the typed name when the dialog opens again for the same lines', async () => {
  const { user, unmount, onClose, dialog } = show();
  await user.type(dialog.getByRole('textbox', { name: 'Название' }), ', Химки');
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  const again = show();
  expect(again.dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Заказ 15, Химки');
  await again.user.click(again.dialog.getByRole('button', { name: 'Отмена' }));
  again.unmount();
  expect(show().dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Заказ 15');
});

it('cannot be closed while the template is being sent', async () => {
  let answer = (_: ReturnType<typeof buildTemplateWith>) => {};
  api.answers(
    createBasketTemplate,
    () => new Promise<ReturnType<typeof buildTemplateWith>>((resolve) => (answer = resolve)),
  );
  const { user, onClose, dialog } = show();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer(buildTemplateWith());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
