import { requiredText } from '@shop/domain/validation/fields';
import { ApiRefusal, NoAnswer } from '@shop/platform/http';
import { Select } from '@shop/ui/core/select';
import { TextField } from '@shop/ui/core/text-field';
import { TextArea } from '@shop/ui/parts/text-area';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { Form, FormField, useSchemaForm, useSubmission } from './index.ts';

const schema = v.object({
  lastName: requiredText(10),
  city: requiredText(60),
  note: v.string(),
  store: v.string(),
});

const stores = [{ value: 'north', label: 'Северный' }];

function Order({ send }: { send: (values: v.InferOutput<typeof schema>) => Promise<void> }) {
  const form = useSchemaForm(schema, { city: 'Тверь' });
  const { onSubmit, notice } = useSubmission(form, send, { lastName: 'last_name' });
  return (
    <Form of={form} onSubmit={onSubmit}>
      {notice && <p role="alert">{notice}</p>}
      <FormField of={form} name="lastName">
        {(field) => <TextField {...field} label="Фамилия" />}
      </FormField>
      <FormField of={form} name="city">
        {(field) => <TextField {...field} label="Город" />}
      </FormField>
      <FormField of={form} name="note">
        {(field) => <TextArea {...field} label="Комментарий" />}
      </FormField>
      <FormField of={form} name="store">
        {(field) => <Select {...field} label="Склад" placeholder="Выберите" options={stores} />}
      </FormField>
      <button type="submit">Отправить</button>
    </Form>
  );
}

function open(send = jest.fn().mockResolvedValue(undefined)) {
  render(<Order send={send} />);
  const fields = {
    lastName: screen.getByLabelText('Фамилия'),
    city: screen.getByLabelText('Город'),
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Отправить' })),
  };
  return { send, ...fields };
}

it('sends what its schema makes of the fields, whatever parts they are', async () => {
  const { send, lastName, submit } = open();
  await userEvent.type(lastName, ' Петрова ');
  await userEvent.type(screen.getByLabelText('Комментарий'), 'Позвонить');
  await userEvent.selectOptions(screen.getByLabelText('Склад'), 'Северный');
  await submit();
  expect(send).toHaveBeenCalledWith({
    lastName: 'Петрова',
    city: 'Тверь',
    note: 'Позвонить',
    store: 'north',
  });
});

it('says what is wrong at the field while it is typed, and nothing of fields nobody has touched (§5.1)', async () => {
  const { lastName, city } = open();
  await userEvent.clear(city);
  expect(city).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  expect(lastName).toBeValid();
  await userEvent.type(city, 'О');
  expect(city).toBeValid();
});

it('says at submission what is missing, moves there and sends nothing', async () => {
  const { send, lastName, submit } = open();
  await submit();
  expect(lastName).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  expect(lastName).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('puts what the server refuses at its fields and beside the form, and keeps what was typed', async () => {
  const errors = [
    { code: 'validation' as const, message: 'Такую фамилию не пишут', field: 'last_name' },
    { code: 'limit' as const, message: 'Попробуйте через минуту' },
  ];
  const { lastName, submit } = open(jest.fn().mockRejectedValue(new ApiRefusal(400, errors, undefined)));
  await userEvent.type(lastName, 'Петрова');
  await submit();
  expect(lastName).toHaveAccessibleDescription('Такую фамилию не пишут');
  expect(lastName).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Попробуйте через минуту');
  expect(lastName).toHaveValue('Петрова');
});

it('says that the server cannot be reached, and forgets it with the next try', async () => {
  const send = jest.fn().mockRejectedValueOnce(new NoAnswer(undefined)).mockResolvedValue(undefined);
  const { lastName, submit } = open(send);
  await userEvent.type(lastName, 'Петрова');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
  await submit();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
