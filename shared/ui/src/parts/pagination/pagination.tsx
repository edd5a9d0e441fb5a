import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Row } from '../../core/layout/layout.tsx';
import { targetProps } from '../../core/link/link.tsx';
import { Text } from '../../core/text/text.tsx';
import { color, controlHeight, font, media, radius, space, text } from '../../core/theme/index.ts';
import { pageList } from './page-list.ts';

/** The position in a list, as the API returns it. */
export type PageNavigation = { pageNumber: number; pageCount: number; pageSize: number; recordCount: number };

export type PaginationProps = {
  navigation: PageNavigation;
  hrefFor: (page: number) => string;
  label?: string;
};

/** Links to the pages of a list; nothing if there is one page. */
export function Pagination({ navigation, hrefFor, label = 'Страницы' }: PaginationProps) {
  const { pageNumber: current, pageCount, pageSize, recordCount } = navigation;
  if (pageCount <= 1) return null;
  const first = (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, recordCount);
  return (
    <Row as="nav" aria-label={label} justify="between">
      <Text size="s" tone="muted" numeric>
        {`${first}–${last} из ${recordCount.toLocaleString('ru-RU')}`}
      </Text>
      <List>
        <li>
          <Turn page={current - 1} shown={current > 1} hrefFor={hrefFor} label="Предыдущая страница">
            <ChevronLeft />
          </Turn>
        </li>
        {pageList(current, pageCount).map((page, index, pages) => (
          <li key={page ?? `gap-after-${pages[index - 1]}`} data-far={isFar(page, current) || undefined}>
            {page === null ? (
              <Page as="span">…</Page>
            ) : (
              <Page
                {...targetProps({ to: hrefFor(page) })}
                aria-label={`Страница ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Page>
            )}
          </li>
        ))}
        <li>
          <Turn page={current + 1} shown={current < pageCount} hrefFor={hrefFor} label="Следующая страница">
            <ChevronRight />
          </Turn>
        </li>
      </List>
    </Row>
  );
}

type TurnProps = {
  page: number;
  shown: boolean;
  hrefFor: (page: number) => string;
  label: string;
  children: React.ReactNode;
};

function Turn({ page, shown, hrefFor, label, children }: TurnProps) {
  if (!shown) return <Page as="span" aria-hidden children={children} data-off />;
  return (
    <Page {...targetProps({ to: hrefFor(page) })} aria-label={label} title={label}>
      {children}
    </Page>
  );
}

function isFar(page: number | null, current: number): boolean {
  return page === null || Math.abs(page - current) > 1;
}

const List = styled.ul`
  display: flex;
  gap: 2px;
  ${media.down('mobile')} {
    li[data-far] {
      display: none;
    }
  }
`;

const Page = styled.a`
  display: grid;
  place-content: center;
  min-inline-size: 32px;
  min-block-size: 32px;
  padding-inline: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  color: ${color.textMuted};
  ${text.m}
  ${font.tabular}
  text-decoration: none;
  a&:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${font.bold};
  }
  &[data-off] {
    color: ${color.lineStrong};
  }
  ${media.coarse} {
    min-inline-size: ${controlHeight.touch};
    min-block-size: ${controlHeight.touch};
  }
`;
