import { readShopConfig } from '@shop/platform/http';
import { Link } from '@shop/ui/core/link';
import { Text } from '@shop/ui/core/text';

const TERMS = 'https://yandex.ru/legal/smartcaptcha_notice/';

/**
 * The notice of the captcha's provider, shown below every form with a captcha. Renders nothing in a shop without one.
 */
export function CaptchaNotice() {
  if (!readShopConfig().captchaKey) return null;
  return (
    <Text as="p" size="s" tone="muted">
      Форму защищает Yandex SmartCaptcha. <Link href={TERMS}>Как она обрабатывает данные</Link>
    </Text>
  );
}
