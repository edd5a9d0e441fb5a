import { formatPhone } from '@shop/domain/format/phone';
import { Link, Row, Text } from '@shop/ui';
import styled from 'styled-components';

interface PhoneContactProps {
  /** Eleven digits, or empty. */
  readonly phone: string;
  readonly isPhoneProven: boolean;
}

/** A phone link; a number that the person has not verified is marked. */
export function PhoneContact({ phone, isPhoneProven }: PhoneContactProps) {
  if (phone === '') return null;
  return (
    <Line gap={2}>
      <Link href={`tel:+${phone}`} tone="default">
        {formatPhone(phone)}
      </Link>
      {!isPhoneProven && (
        <Text size="s" tone="muted" nowrap>
          не{'\u00a0'}подтверждён
        </Text>
      )}
    </Line>
  );
}

const Line = styled(Row)`
  row-gap: 0;
`;
