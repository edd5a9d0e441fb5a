import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { CaptchaNotice } from './captcha-notice.tsx';

it('says nothing in a shop without a captcha', () => {
  renderPage(<CaptchaNotice />);
  expect(screen.queryByText(/SmartCaptcha/)).not.toBeInTheDocument();
});
