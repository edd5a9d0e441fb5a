import { LOCALE } from '@shop/shared/contracts/constants';

const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

/** Kopecks where there is little room: «1,5 млн ₽». */
export const shortMoney = (kopecks: number) => `${compact.format(kopecks / 100)}\u00a0₽`;
