import { endImpersonation } from '@shop/kit/impersonation';
import { messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { useSession } from '@shop/platform/session';
import { toast } from '@shop/ui';
import { Button } from '@shop/ui/core/button';
import { color, media, space, z } from '@shop/ui/theme';
import styled from 'styled-components';
import { usePublishedHeight } from '../common/use-published-height.ts';

/**
 * Names the impersonated user on every page and in every tab, and ends the impersonation in one click (§2, §4). It
 * belongs to the shell, so that it works even if areas fail.
 */
export function ImpersonationBar() {
  const session = useSession();
  const bar = usePublishedHeight('--acting');
  const exit = useMutation({
    mutationFn: endImpersonation,
    onError: (error) =>
      toast.danger(`Не удалось выйти. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => exit.mutate() },
      }),
  });
  if (session.status !== 'in' || !session.user.actedBy) return null;
  const { name, actedBy } = session.user;

  return (
    <Bar ref={bar} aria-label="Работа от имени пользователя">
      <Texts>
        Текущий выбранный пользователь: {name.trim() || 'Неизвестно'}, {actedBy.companyName}
      </Texts>
      <Button size="m" onClick={() => exit.mutate()} pending={exit.isPending || exit.isSuccess}>
        Выйти
      </Button>
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 var(--menu, 0px);
  z-index: ${z.bottomMenu};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + var(--bottom-inset, env(safe-area-inset-bottom)));
  background: ${color.warningSoft};
  border-block-start: 2px solid ${color.warning};
  ${media.down('mobile')} {
    justify-content: space-between;
  }
`;

const Texts = styled.p`
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
