export { footerSetting } from './footer-setting.ts';
export { siteOf } from './site.repository.ts';
export { type Switcher, switchCompany, switchWorks } from './switch-site.ts';
