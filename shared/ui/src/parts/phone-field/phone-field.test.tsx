import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from '../code-field/code-field.tsx';
import { InnField } from '../inn-field/inn-field.tsx';
import { PhoneField } from './phone-field.tsx';

const whole = '+7 (900) 000-00-01';

function Controlled({ as: Field }: { as: typeof PhoneField | typeof InnField }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Поле" value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  );
}

async function open(Field: typeof PhoneField | typeof InnField) {
  render(<Controlled as={Field} />);
  // The mask is a lazy chunk.
  await import('./mask-element.ts');
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: 'Поле' });
  await user.click(input);
  return { user, input };
}

it.each(['9000000001', '89000000001', '79000000001', '+79000000001', '+7 (900) 000-00-01'])(
  'writes %s as one types a phone (§5.8)',
  async (typed) => {
    const { user, input } = await open(PhoneField);
    await user.type(input, typed);
    expect(input).toHaveValue(whole);
    expect(screen.getByRole('status')).toHaveTextContent(whole);
  },
);

it.each([
  '8 900 000 00 01',
  '8(900)000-00-01',
  '+7 900 000-00-01',
  '7 900 0000001',
  '900 000 00 01',
  'тел.: 8-900-000-00-01',
])('takes %s as it is pasted', async (pasted) => {
  const { user, input } = await open(PhoneField);
  await user.paste(pasted);
  expect(input).toHaveValue(whole);
  expect(screen.getByRole('status')).toHaveTextContent(whole);
});

it('a pasted phone takes the place of the one that stands there', async () => {
  const { user, input } = await open(PhoneField);
  await user.type(input, '9161234567');
  await user.paste('8 900 000 00 01');
  expect(input).toHaveValue(whole);
});

it.each([
  ['4951234567', '+7 (495) 123-45-67'],
  ['88005553535', '+7 (800) 555-35-35'],
])('takes a code that is no mobile phone’s: %s', async (typed, shown) => {
  const { user, input } = await open(PhoneField);
  await user.type(input, typed);
  expect(input).toHaveValue(shown);
});

it.each([
  ['8', '9000000001'],
  ['89', '000000001'],
  ['8900', '0000001'],
  ['7900', '0000001'],
  ['900', '0000001'],
  ['89000000001', ''],
])('corrects %s, typed before the mask had come, and goes on', async (before, after) => {
  render(<PhoneField label="Поле" defaultValue={before} />);
  await import('./mask-element.ts');
  const input = screen.getByRole('textbox', { name: 'Поле' });
  await waitFor(() => expect(input).not.toHaveValue(before));
  if (after) await userEvent.setup().type(input, after);
  expect(input).toHaveValue(whole);
});

it('an INN is digits, twelve at the most', async () => {
  const { user, input } = await open(InnField);
  await user.type(input, '77 0708-3893');
  expect(input).toHaveValue('7707083893');
  await user.clear(input);
  await user.paste('ИНН 5001 0073 2259');
  expect(input).toHaveValue('500100732259');
});

it('says the code once its four digits are there, and takes no fifth (§5.12)', async () => {
  const onComplete = jest.fn();
  render(<CodeField label="Код из SMS" onComplete={onComplete} />);
  const input = screen.getByRole('textbox', { name: 'Код из SMS' });
  await userEvent.type(input, '12а3');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(input, '4');
  expect(onComplete).toHaveBeenCalledWith('1234');
  await userEvent.type(input, '5');
  expect(input).toHaveValue('1234');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
});
