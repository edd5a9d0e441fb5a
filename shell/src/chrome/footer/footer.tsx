import { FOOTER_VERSION, FOOTER_YEAR } from '@shop/domain/constants';
import { formatPhone, phoneDigits } from '@shop/domain/format/phone';
import { readShopConfig } from '@shop/platform/http';
import { Link, Row, Text } from '@shop/ui';
import { color, media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { useFooter } from '../common/header.queries.ts';
import { FeedbackButton } from './feedback-button.tsx';

/** Working hours, phone, e-mail, feedback, copyright with version and year (§2, §9), privacy. */
export function Footer() {
  const contacts = useFooter();
  return (
    <Bar>
      <Row gap={5}>
        {contacts && (
          <>
            <Text size="s" tone="muted">
              {contacts.workingHours}
            </Text>
            <Link href={`tel:+${phoneDigits(contacts.phone)}`} tone="default">
              {formatPhone(contacts.phone)}
            </Link>
            <Link href={`mailto:${contacts.email}`} tone="default">
              {contacts.email}
            </Link>
          </>
        )}
        <FeedbackButton />
      </Row>
      <Row gap={5}>
        <Text size="s" tone="subtle">
          © {FOOTER_YEAR} {readShopConfig().siteName}, версия {FOOTER_VERSION}
        </Text>
        {isKnownPath('/privacy/') && (
          <Link to="/privacy/" tone="muted">
            Политика конфиденциальности
          </Link>
        )}
      </Row>
    </Bar>
  );
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  /* Leaves space for the button that scrolls to the top. */
  padding: ${space[5]} calc(44px + ${space[8]}) ${space[5]} ${space[8]};
  border-block-start: 1px solid ${color.line};
  /* Aligned with the page above. */
  ${media.down('mobileDashboard')} {
    padding-inline-start: ${space[4]};
  }
`;
