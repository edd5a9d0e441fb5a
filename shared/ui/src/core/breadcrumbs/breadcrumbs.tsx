import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '../link/link.tsx';
import { color, media, space, text } from '../theme/index.ts';

export type Crumb = { label: string; to?: string };

/** The path from the home page to this page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const last = items.length - 1;
  return (
    <nav aria-label="Навигационная цепочка">
      <List>
        {items.map((item, index) => (
          <li key={item.to ?? item.label}>
            <ChevronRight />
            {item.to && index < last ? (
              <Link to={item.to} tone="muted">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  ${text.s}
  color: ${color.textSubtle};
  li {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    min-inline-size: 0;
  }
  .lucide {
    inline-size: 14px;
    block-size: 14px;
    margin-inline: ${space[1]};
    color: ${color.control};
  }
  li:first-child > .lucide {
    display: none;
  }
  ${media.down('mobile')} {
    li:not(:nth-last-child(-n + 2)) {
      display: none;
    }
    li:last-child:not(:only-child) {
      display: none;
    }
    li:nth-last-child(2) > .lucide {
      display: block;
      margin-inline-start: -2px;
      transform: rotate(180deg);
    }
  }
`;
