import { getFaq } from '@shop/contracts/support/content';
import { callQuery } from '@shop/platform/query';

export const faqQuery = () => callQuery(getFaq, {});
