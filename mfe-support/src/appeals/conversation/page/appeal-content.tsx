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
import { useRefreshAppeal } from '../common/use-refresh-appeal.ts';
import { Conversation } from '../messages/conversation.tsx';
import { ConversationPrintStyles } from '../messages/conversation-print-styles.ts';
import { type UnsentMessage, useOutgoing } from '../sending/use-outgoing.ts';
import { AppealHead } from './appeal-head.tsx';

interface AppealContentProps {
  readonly appeal: Appeal;
  readonly refusal: Refusal;
}

/** A loaded appeal: its subject, its conversation, and the actions available. */
export function AppealContent({ appeal, refusal }: AppealContentProps) {
  const { side, status, rating, order, lines } = appeal;
  const session = useSession();
  const isImpersonating = session.status === 'in' && session.user.actedBy !== null;
  const outgoing = useOutgoing(appeal, refusal);
  const [returned, setReturned] = useState<UnsentMessage>();
  const refresh = useRefreshAppeal(appeal.id);
  useEvent('appeal.changed', ({ appealId, isReading = false }) => {
    // An event about a message being sent is not news: its refetch follows once it is through.
    if (appealId === appeal.id && !isReading && !outgoing.isSending) void refresh();
  });
  const foot = useRef<HTMLDivElement>(null);
  // Status buttons disappear when focusRegion: a customer's at the end, a manager's in the head.
  const focusRegion = useKeptFocus<HTMLDivElement>(`${status} ${rating}`);
  return (
    <>
      <ConversationPrintStyles />
      <Stack gap={5}>
        <div ref={side === 'shop' ? focusRegion : undefined}>
          <AppealHead appeal={appeal} refusal={refusal} />
        </div>
        <Columns>
          {order && <ClaimedLines order={order} lines={lines} />}
          <Conversation
            appeal={appeal}
            outgoing={outgoing}
            isImpersonating={isImpersonating}
            foot={foot}
            onEdit={(message) => {
              outgoing.drop(message);
              setReturned(message);
            }}
          />
          <Foot ref={foot}>
            <Stack gap={4} ref={side === 'customer' ? focusRegion : undefined}>
              <Suspense
                fallback={
                  <div aria-busy="true">
                    <Skeleton height={FOOT_PX} />
                  </div>
                }
              >
                <ConversationFoot
                  {...{ appeal, returned, refusal, isImpersonating }}
                  onSend={outgoing.send}
                />
              </Suspense>
            </Stack>
          </Foot>
        </Columns>
      </Stack>
    </>
  );
}

/** The height of the message form with its buttons. */
const FOOT_PX = 268;

/** Loads in parallel with the page, so that the form is ready with the conversation. */
const loadFoot = () => import(/* webpackChunkName: "answer" */ './conversation-foot.tsx');
loadFoot().catch(() => {});
const ConversationFoot = lazy(async () => ({ default: (await loadFoot()).ConversationFoot }));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: 860px;
`;

/** Leaves space below when scrolled into view. */
const Foot = styled.div`
  scroll-margin-block-end: ${space[4]};
`;
