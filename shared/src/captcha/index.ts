export { CaptchaNotice } from './captcha-notice.tsx';
export { CaptchaError, getCaptchaToken } from './get-captcha-token.ts';
