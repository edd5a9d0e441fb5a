import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countRows } from './count-rows.ts';
import { TextArea } from './text-area.tsx';

it.each([
  ['nothing', '', 3],
  ['two lines', 'а\nб', 3],
  ['five lines', 'а\nб\nв\nг\nд', 5],
  ['80 characters', 'а'.repeat(80), 3],
  ['321 characters', 'а'.repeat(321), 5],
  ['a long line among short ones', `а\n${'б'.repeat(161)}\nв`, 5],
  ['more than fits', 'а\n'.repeat(50), 12],
])('gives %s its rows (§5.24)', (_case, text, rows) => {
  expect(countRows(text, 3, 12)).toBe(rows);
});

it('grows while it is typed into', async () => {
  render(<TextArea label="Комментарий" minRows={1} />);
  const area = screen.getByRole('textbox', { name: 'Комментарий' });
  expect(area).toHaveAttribute('rows', '1');
  await userEvent.type(area, 'первая{Enter}вторая{Enter}третья');
  expect(area).toHaveAttribute('rows', '3');
});
