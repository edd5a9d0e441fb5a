import { getFaq } from '@shop/shared/contracts/content';
import { callQuery } from '@shop/shared/query';

export const faqQuery = () => callQuery(getFaq, {});
