import type { Block, RichText as Tree } from '@shop/contracts/support/rich-text';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { plainTextOf } from './plain-text.ts';
import { RichText } from './rich-text.tsx';

const words = (text: string) => [{ type: 'text', text } as const];
const paragraph = (text: string): Block => ({ type: 'paragraph', children: words(text) });

it('renders headings with links, lists, quotes and emphasis', () => {
  const blocks: Tree = [
    { type: 'heading', level: 2, id: 'vozvrat', children: words('Возврат') },
    {
      type: 'paragraph',
      children: [
        { type: 'strong', children: words('7 дней') },
        ...words(' и '),
        { type: 'code', text: '<b>' },
      ],
    },
    { type: 'list', isOrdered: true, start: 3, items: [[paragraph('третий')], [paragraph('четвёртый')]] },
    { type: 'quote', children: [paragraph('сказано')] },
  ];
  const { container } = renderPage(<RichText blocks={blocks} />);
  const heading = screen.getByRole('heading', { level: 2, name: /Возврат/ });
  expect(heading).toHaveAttribute('id', 'vozvrat');
  expect(screen.getByRole('link', { name: 'Ссылка на раздел «Возврат»' })).toHaveAttribute(
    'href',
    '/#vozvrat',
  );
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByText('<b>')).toBeVisible();
  expect(container.querySelector('blockquote')).toHaveTextContent('сказано');
});

it('continues the heading levels of the page', () => {
  const blocks: Tree = [{ type: 'heading', level: 2, id: 'a', children: words('Сроки') }];
  renderPage(<RichText blocks={blocks} under={3} hasAnchors={false} />);
  expect(screen.getByRole('heading', { level: 4, name: 'Сроки' })).not.toHaveAttribute('id');
});

it.each([
  ['/faq/#dostavka', '/faq/#dostavka', null],
  [`${location.origin}/news/`, '/news/', null],
  ['mailto:shop@demo.example', 'mailto:shop@demo.example', null],
  ['https://другой.example/', 'https://другой.example/', '_blank'],
])('leads to %s', (href, shown, target) => {
  renderPage(
    <RichText
      blocks={[{ type: 'paragraph', children: [{ type: 'link', href, children: words('сюда') }] }]}
    />,
  );
  const link = screen.getByRole('link', { name: /сюда/ });
  expect(link).toHaveAttribute('href', shown);
  expect(link.getAttribute('target')).toBe(target);
  if (target) {
    expect(link).toHaveAccessibleName('сюда (откроется в новой вкладке)');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('names a table by its columns and lets the keyboard scroll it', () => {
  const blocks: Tree = [
    { type: 'table', head: [words('Размер'), words('Рост')], rows: [[words('48-50'), words('170')]] },
  ];
  renderPage(<RichText blocks={blocks} />);
  expect(screen.getByRole('region', { name: 'Таблица: Размер, Рост' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('columnheader', { name: 'Рост' })).toBeVisible();
  expect(plainTextOf(blocks)).toBe('Размер Рост 48-50 170');
});

it('renders a text of any depth', () => {
  let deep: Block = paragraph('на дне');
  for (let depth = 0; depth < 3000; depth += 1) deep = { type: 'quote', children: [deep] };
  const { container } = renderPage(<RichText blocks={[deep]} />);
  expect(container).toHaveTextContent('на дне');
  expect(container.querySelectorAll('blockquote').length).toBeLessThan(20);
});
