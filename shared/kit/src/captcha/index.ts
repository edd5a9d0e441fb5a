export { CaptchaNotice } from './captcha-notice.tsx';
export { getCaptchaToken } from './get-captcha-token.ts';
