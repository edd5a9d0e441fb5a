import type { Appeal } from '@shop/contracts/support/appeals';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useEvent } from '@shop/platform/events';
import { useSession } from '@shop/platform/session';
import { Skeleton, Stack } from '@shop/ui';
import { space } from '@shop/ui/theme';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ClaimedLines } from '../../common/claimed-lines.tsx';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { useRefreshedAppeal } from '../common/use-refreshed-appeal.ts';
import { Conversation } from '../messages/conversation.tsx';
import { ConversationPaper } from '../messages/conversation-paper.tsx';
import { type UnsentMessage, useOutgoing } from '../sending/use-outgoing.ts';
import { AppealHead } from './appeal-head.tsx';

interface AppealContentProps {
  readonly appeal: Appeal;
  readonly refusal: Refusal;
}

/** An appeal that is loaded: what it is about, what was said, what can be said and done. */
export function AppealContent({ appeal, refusal }: AppealContentProps) {
  const { side, status, rating, order, lines } = appeal;
  const session = useSession();
  const isActing = session.status === 'in' && session.user.actedBy !== null;
  const outgoing = useOutgoing(appeal, refusal);
  const [takenBack, setTakenBack] = useState<UnsentMessage>();
  const refresh = useRefreshedAppeal(appeal.id);
  useEvent('appeal.changed', ({ appealId, isReading = false }) => {
    // Of what is being sent the server tells too: it is looked at once that is through.
    if (appealId === appeal.id && !isReading && !outgoing.isSending) void refresh();
  });
  const foot = useRef<HTMLDivElement>(null);
  // What a customer presses away stands at the end, what a manager does at the head.
  const pressed = useKeptFocus<HTMLDivElement>(`${status} ${rating}`);
  return (
    <>
      <ConversationPaper />
      <Stack gap={5}>
        <div ref={side === 'shop' ? pressed : undefined}>
          <AppealHead appeal={appeal} refusal={refusal} />
        </div>
        <Columns>
          {order && <ClaimedLines order={order} lines={lines} />}
          <Conversation
            appeal={appeal}
            outgoing={outgoing}
            isActing={isActing}
            foot={foot}
            onEdit={(message) => {
              outgoing.drop(message);
              setTakenBack(message);
            }}
          />
          <Foot ref={foot}>
            <Stack gap={4} ref={side === 'customer' ? pressed : undefined}>
              <Suspense fallback={<Skeleton height={FOOT_PX} />}>
                <ConversationFoot {...{ appeal, takenBack, refusal, isActing }} onSend={outgoing.send} />
              </Suspense>
            </Stack>
          </Foot>
        </Columns>
      </Stack>
    </>
  );
}

/** Of the field with its buttons. */
const FOOT_PX = 268;

/** Asked for with the page, so that it is there when the conversation is. */
const loadFoot = () => import(/* webpackChunkName: "answer" */ './conversation-foot.tsx');
loadFoot().catch(() => {});
const ConversationFoot = lazy(async () => ({ default: (await loadFoot()).ConversationFoot }));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: 860px;
`;

/** Scrolled into sight with some room below it. */
const Foot = styled.div`
  scroll-margin-block-end: ${space[4]};
`;
