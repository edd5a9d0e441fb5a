import { isRequiredConsent, type OwnConsent } from '@shop/contracts/account/consents';
import { ConsentBoxes, useTicked } from '@shop/kit/consents';
import { QueryStates } from '@shop/kit/page/query-states';
import { messageOf } from '@shop/platform/http';
import { useMutation, useQuery } from '@shop/platform/query';
import { logOut } from '@shop/platform/session';
import { Button, Link, Modal, Row, Skeleton, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { ownDataQuery } from './consents.queries.ts';
import { giveConsents } from './give-consents.mutation.ts';

/**
 * Asks for the consent to a text that the shop requires, first given or to a new version. Who does not agree logs out,
 * and finds everything again after agreeing at a later login.
 */
export function ConsentDialog() {
  const own = useQuery({ ...ownDataQuery(), staleTime: 0 });
  return (
    <Modal isOpen locked onClose={() => undefined} title="Нужно ваше согласие" size="medium">
      <QueryStates
        query={own}
        failure="Не удалось загрузить текст согласия"
        scope="part"
        pending={<Skeleton height={180} />}
      >
        {({ consents }) => <Question asked={consents.filter(isAsked)} />}
      </QueryStates>
    </Modal>
  );
}

/** A person who has refused advertising is not asked for it again. */
function isAsked({ kind, current, given, withdrawnAt }: OwnConsent): boolean {
  if (current === null || given?.version === current.version) return false;
  return isRequiredConsent(kind) || withdrawnAt === null;
}

function Question({ asked }: { readonly asked: readonly OwnConsent[] }) {
  const texts = asked.flatMap(({ current }) => current ?? []);
  const { boxes, refuse } = useTicked(texts, 'Отметьте согласие, чтобы продолжить');
  const give = useMutation({ mutationFn: () => giveConsents(boxes.ticked, 'dialog') });
  const leave = useMutation({ mutationFn: logOut });
  const isNewVersion = asked.some(({ kind, given }) => isRequiredConsent(kind) && given !== null);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!refuse()) give.mutate();
      }}
    >
      <Stack gap={4}>
        <Text as="p">
          {isNewVersion
            ? 'Текст согласия изменился. Прочитайте новую версию и\u00a0отметьте её, чтобы продолжить.'
            : 'По\u00a0закону мы обрабатываем ваши данные только с\u00a0вашего согласия.'}
        </Text>
        <ConsentBoxes {...boxes} />
        {give.error && <Notice tone="danger">{messageOf(give.error)}</Notice>}
        <Row gap={2}>
          <Button type="submit" variant="primary" pending={give.isPending}>
            Продолжить
          </Button>
          <Button variant="quiet" pending={leave.isPending} onClick={() => leave.mutate()}>
            Не согласен, выйти
          </Button>
        </Row>
        <Text as="p" size="s" tone="muted">
          Если выйти, корзина и{'\u00a0'}заказы сохранятся. Получить копию своих данных или удалить их можно{' '}
          <Link to="/my-profile/">в{'\u00a0'}профиле</Link>.
        </Text>
      </Stack>
    </form>
  );
}
