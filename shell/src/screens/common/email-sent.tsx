import { getOutbox } from '@shop/contracts/platform/developer';
import { callQuery, useQuery } from '@shop/platform/query';
import { Button } from '@shop/ui/core/button';
import { Row } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Text } from '@shop/ui/core/text';
import { Notice } from '@shop/ui/parts/notice';
import { type ReactNode, useEffect } from 'react';
import { AuthenticationCard } from './authentication-card.tsx';

interface LetterSentProps {
  readonly title: string;
  readonly email: string;
  /** Tells what to do with the email. */
  readonly children: ReactNode;
  /** Returns to the form, to send another email. */
  readonly onBack: () => void;
}

/** Confirms that an email was sent and helps if it does not arrive. */
export function EmailSent({ title, email, children, onBack }: LetterSentProps) {
  useEffect(() => {
    const heading = document.getElementById('entrance-title');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);
  return (
    <AuthenticationCard title={title}>
      <Text as="p" size="l">
        Мы отправили письмо на <Text weight="medium">{email}</Text>. {children}
      </Text>
      <Text as="p" tone="muted">
        Письма нет? Проверьте папку «Спам» и адрес: если в нём опечатка, исправьте её и отправьте письмо ещё
        раз.
      </Text>
      <OutboxNotice />
      <Row gap={3}>
        <Button to="/auth" size="l">
          На страницу входа
        </Button>
        <Button variant="quiet" size="l" onClick={onBack}>
          Отправить ещё раз
        </Button>
      </Row>
    </AuthenticationCard>
  );
}

/** A demo shop sends no emails: they are in the outbox, which only then answers. */
function OutboxNotice() {
  const { isSuccess } = useQuery({ ...callQuery(getOutbox, {}), retry: false });
  if (!isSuccess) return null;
  return (
    <Notice>
      Это пробный магазин: письма не уходят, а лежат <Link to="/developer/outbox/">в исходящих</Link>.
    </Notice>
  );
}
