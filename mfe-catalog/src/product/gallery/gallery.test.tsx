import { renderPage } from '@shop/testing/render-page.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { Gallery } from './gallery.tsx';

const pictures = ['a', 'b', 'c'].map((name) => ({
  preview: `/media/${name}-320.webp`,
  detail: `/media/${name}.webp`,
}));
const whole = (dialog: HTMLElement) => within(dialog).getByRole('img', { name: /фото/ });

it('shows the picture that is chosen below, by click and by arrows', async () => {
  const { user } = renderPage(<Gallery name="Куртка" pictures={pictures} />);
  const open = screen.getByRole('button', { name: /Открыть на весь экран: Куртка, фото 1 из 3/ });
  await user.click(screen.getByRole('radio', { name: 'Фото 2' }));
  expect(open).toHaveAccessibleName(/фото 2 из 3/);
  fireEvent.touchStart(open, { touches: [{ clientX: 200, clientY: 50 }] });
  fireEvent.touchEnd(open, { changedTouches: [{ clientX: 80, clientY: 60 }] });
  expect(open).toHaveAccessibleName(/фото 3 из 3/);
  expect(screen.getByRole('radio', { name: 'Фото 3' })).toBeChecked();
});

it('opens over the whole screen: arrows go round, plus and minus magnify, the page follows', async () => {
  const { user } = renderPage(<Gallery name="Куртка" pictures={pictures} />);
  await user.click(screen.getByRole('button', { name: /Открыть на весь экран/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Куртка' });
  within(dialog).getByRole('group', { name: 'Фото' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(whole(dialog)).toHaveAttribute('src', '/media/c.webp');
  expect(within(dialog).getByText('3 из 3')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(whole(dialog)).toHaveAttribute('src', '/media/a.webp');
  await user.keyboard('+');
  expect(within(dialog).getByRole('button', { name: 'Уменьшить' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(whole(dialog)).toHaveAttribute('src', '/media/a.webp');
  await user.keyboard('-');
  await user.click(within(dialog).getByRole('button', { name: 'Следующее фото' }));
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Фото 2' })).toBeChecked();
});

it('shows the large picture as soon as it is there, and the one of the page where there is none', async () => {
  const asked: HTMLImageElement[] = [];
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    asked.push(image);
    return image;
  });
  const large = pictures.map((picture, index) => ({ ...picture, zoom: `/media/${index}-1600.webp` }));
  const { user } = renderPage(<Gallery name="Куртка" pictures={large} />);
  await user.click(screen.getByRole('button', { name: /Открыть на весь экран/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Куртка' });
  expect(whole(dialog)).toHaveAttribute('src', '/media/a.webp');
  fireEvent.load(asked[0]!);
  expect(whole(dialog)).toHaveAttribute('src', '/media/0-1600.webp');
  await user.click(within(dialog).getByRole('button', { name: 'Следующее фото' }));
  fireEvent.error(asked[1]!);
  expect(whole(dialog)).toHaveAttribute('src', '/media/b.webp');
});

it('needs no choice for one picture, and says when there is none', () => {
  const { rerender } = renderPage(<Gallery name="Куртка" pictures={pictures.slice(0, 1)} />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  rerender(<Gallery name="Куртка" pictures={[]} />);
  expect(screen.getByRole('img', { name: 'Куртка: нет фото' })).toBeVisible();
});
