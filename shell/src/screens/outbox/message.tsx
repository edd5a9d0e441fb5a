import { Badge } from '@shop/ui/core/badge';
import { Card } from '@shop/ui/core/card';
import { Row, Stack } from '@shop/ui/core/layout';
import { Link } from '@shop/ui/core/link';
import { Heading, Text } from '@shop/ui/core/text';
import { Fragment } from 'react';
import styled from 'styled-components';

interface MessageProps {
  readonly kind: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: string;
}

/** One email or text message as it would have been sent; its links work. */
export function Message({ kind, recipient, subject, body, sentAt }: MessageProps) {
  return (
    <Card as="li" padding={4}>
      <Stack gap={2}>
        <Row gap={2}>
          <Badge tone={kind === 'email' ? 'info' : 'neutral'}>{kind === 'email' ? 'Письмо' : 'SMS'}</Badge>
          <Text weight="medium">{recipient}</Text>
          <Text tone="subtle" numeric>
            {sentAt}
          </Text>
        </Row>
        {subject && (
          <Heading level={2} size="s">
            {subject}
          </Heading>
        )}
        <Body>
          {body.split(/(https?:\/\/[^\s<>"]+)/).map((part, place) => (
            <Fragment key={place}>{place % 2 === 1 ? <Link href={part}>{part}</Link> : part}</Fragment>
          ))}
        </Body>
      </Stack>
    </Card>
  );
}

const Body = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
