import { Panel, Row, Stack, Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { CopyButton } from '../common/copy-button.tsx';

/** How to connect the usual configurations of 1C: what is entered where. */
export function Instructions({ address }: { readonly address: string }) {
  return (
    <Panel title="Как подключить">
      <Stack gap={3}>
        <Row gap={3}>
          <Words>
            Адрес магазина для 1С: <strong>{address}</strong>
          </Words>
          <CopyButton what="адрес" text={address} />
        </Row>
        <Text as="p" tone="muted">
          Добавьте узел, впишите выданные логин и{'\u00a0'}пароль в{'\u00a0'}1С и{'\u00a0'}проверьте
          соединение с{'\u00a0'}обеих сторон. Первый раз выгрузите каталог целиком: дальше 1С пришлёт только
          изменения.
        </Text>
        <div>
          <Disclosure summary="1С:Управление торговлей 11, 1С:Комплексная автоматизация 2" level={3}>
            <Steps>
              <li>
                Откройте «НСИ и{'\u00a0'}администрирование» → «Обмен с{'\u00a0'}сайтами» и{'\u00a0'}включите
                его.
              </li>
              <li>
                В{'\u00a0'}«Узлах обмена с{'\u00a0'}сайтами» создайте узел и{'\u00a0'}отметьте «Обмен
                товарами» и{'\u00a0'}«Обмен заказами».
              </li>
              <li>
                Впишите «Адрес сайта», «Имя пользователя» и{'\u00a0'}«Пароль», нажмите «Проверить соединение».
              </li>
              <li>
                Для товаров выберите вид цен, склады и{'\u00a0'}группы; для заказов: организацию, склад и
                {'\u00a0'}
                вид номенклатуры для доставки.
              </li>
              <li>Нажмите «Выполнить обмен», затем включите его по{'\u00a0'}расписанию.</li>
            </Steps>
          </Disclosure>
          <Disclosure summary="1С:Управление нашей фирмой" level={3}>
            <Steps>
              <li>
                Откройте «CRM» (в{'\u00a0'}ранних выпусках «Продажи») → «Интернет-магазин» → «Добавить новую
                интеграцию», способ «Другой сайт».
              </li>
              <li>Впишите адрес, имя пользователя и{'\u00a0'}пароль, нажмите «Проверить соединение».</li>
              <li>
                Отметьте товары с{'\u00a0'}ценами и{'\u00a0'}остатками и{'\u00a0'}обмен заказами.
              </li>
              <li>Выполните полную выгрузку и{'\u00a0'}задайте расписание.</li>
            </Steps>
          </Disclosure>
          <Disclosure summary={'Если 1С пишет об\u00a0ошибке'} level={3}>
            <Steps>
              <li>
                «Не{'\u00a0'}удалось авторизоваться»: проверьте логин и{'\u00a0'}пароль кнопкой «Проверить»;
                при сомнении выдайте новый пароль, прежний сразу перестанет действовать.
              </li>
              <li>«Обмен уже идёт»: дождитесь конца прежнего, он виден в{'\u00a0'}журнале обмена.</li>
              <li>
                Адрес не{'\u00a0'}открывается: у{'\u00a0'}сервера 1С должен быть выход в{'\u00a0'}интернет по
                {'\u00a0'}https, а{'\u00a0'}его адрес, если сети ограничены, стоит в{'\u00a0'}списке узла.
              </li>
            </Steps>
          </Disclosure>
        </div>
      </Stack>
    </Panel>
  );
}

const Words = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[5]};
`;
