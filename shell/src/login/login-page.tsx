import { messageOf } from '@shop/shared/http';
import { usePageTitle } from '@shop/shared/microfrontend';
import { useMutation } from '@shop/shared/query';
import { logIn } from '@shop/shared/session';
import { Button } from '@shop/shared/ui/button';
import { Card } from '@shop/shared/ui/card';
import { Stack } from '@shop/shared/ui/layout';
import { Notice } from '@shop/shared/ui/notice';
import { PasswordField } from '@shop/shared/ui/password-field';
import { Heading, Text } from '@shop/shared/ui/text';
import { TextField } from '@shop/shared/ui/text-field';
import { REQUIRED } from '@shop/shared/validation/messages';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';

type Field = 'login' | 'password';

/** Login by password (§2). Where to go afterwards, the guard of the login page decides. */
export function LoginPage() {
  usePageTitle('Вход');
  const [values, setValues] = useState({ login: '', password: '' });
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const { mutate, isPending, error } = useMutation({ mutationFn: logIn });

  function fieldProps(name: Field) {
    return {
      name,
      value: values[name],
      error: touched.has(name) && values[name].trim() === '' ? REQUIRED : undefined,
      onChange: (event: { target: { value: string } }) => {
        setValues({ ...values, [name]: event.target.value });
        setTouched(new Set([...touched, name]));
      },
    };
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTouched(new Set(['login', 'password']));
    if (values.login.trim() && values.password) mutate(values);
  }

  return (
    <Center>
      <Card padding={8} as="section" aria-labelledby="login-title">
        <Stack as="form" gap={5} onSubmit={handleSubmit} noValidate>
          <Stack gap={1}>
            <Heading level={1} id="login-title">
              Вход
            </Heading>
            <Text tone="muted">Для компаний и менеджеров</Text>
          </Stack>
          {error && <Notice tone="danger">{messageOf(error)}</Notice>}
          <TextField
            {...fieldProps('login')}
            label="Электронная почта"
            size="l"
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            {...fieldProps('password')}
            label="Пароль"
            size="l"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="primary" size="l" full pending={isPending}>
            Войти
          </Button>
        </Stack>
      </Card>
    </Center>
  );
}

const Center = styled.div`
  inline-size: min(440px, 100%);
  margin: 8dvh auto 0;
`;
