import type { Block } from '@shop/contracts/support/rich-text';
import { color, font, radius, space, text } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { Inlines } from './inlines.tsx';
import { plainTextOf } from './plain-text.ts';

/** A table in a text: it scrolls by itself, by keyboard too, so that the page never does. */
export function Table({ head, rows }: Omit<Extract<Block, { type: 'table' }>, 'type'>) {
  const names = head.map(plainTextOf).filter(Boolean).join(', ');
  return (
    // A scrollable region must be reachable by keyboard.
    <Scrolled role="region" aria-label={names ? `Таблица: ${names}` : 'Таблица'} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** A shadow marks the side with more content: content scrolls over it. */
const Scrolled = styled.div`
  ${text.m}
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background:
    linear-gradient(to right, ${color.surface} 40%, transparent) 0 0 / 40px 100% no-repeat local,
    linear-gradient(to left, ${color.surface} 40%, transparent) 100% 0 / 40px 100% no-repeat local,
    linear-gradient(to right, ${color.shade}, transparent) 0 0 / 12px 100% no-repeat scroll,
    linear-gradient(to left, ${color.shade}, transparent) 100% 0 / 12px 100% no-repeat scroll,
    ${color.surface};
  table {
    inline-size: 100%;
    overflow-wrap: break-word;
  }
  th,
  td {
    min-inline-size: 96px;
    padding: ${space[2]} ${space[3]};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${font.bold};
  }
  tbody tr {
    border-block-start: 1px solid ${color.line};
  }
`;
