import { secret } from '@shop/contracts/platform/fields';
import { useSearchParams } from '@shop/platform/router';
import { usePageTitle } from '@shop/remote';
import { Card, Heading, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import styled from 'styled-components';
import * as v from 'valibot';
import { FirstStartForm } from './first-start-form.tsx';

/** `/office/first-start/`: the first administrator sets a password behind the link that the server has printed. */
export function FirstStartPage() {
  const [search] = useSearchParams();
  usePageTitle('Первый запуск');
  const key = search.get('key');
  return (
    <Frame>
      <Card as="section" padding={6} aria-labelledby="first-start">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1} id="first-start">
              Первый запуск
            </Heading>
            <Text as="p" tone="muted">
              Вы станете администратором магазина: настроите его и{'\u00a0'}пригласите коллег
            </Text>
          </Stack>
          {v.is(secret, key) ? (
            <FirstStartForm linkKey={key} />
          ) : (
            <Notice tone="warning" title={key === null ? 'Нужна ссылка с\u00a0сервера' : 'Ссылка повреждена'}>
              Откройте её целиком. Новую печатает на{'\u00a0'}сервере команда{' '}
              <code>npm run staff -- link</code>: она действует 30{'\u00a0'}минут и{'\u00a0'}один раз.
            </Notice>
          )}
        </Stack>
      </Card>
    </Frame>
  );
}

const Frame = styled.div`
  max-inline-size: 520px;
  margin-inline: auto;
`;
