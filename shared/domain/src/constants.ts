/** The business constants and limits of §9, once and by name. Durations say their unit. */

export const SESSION_CHECK_MS = 60_000;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const AUTH_COOKIE_MAX_AGE_S = 1440;
export const SESSION_MAX_AGE_S = 86_400;
/** Prefix `auth`, token prefix `_token.`. */
export const AUTH_COOKIE = 'auth._token.local';
/** Of whoever acts for somebody (§4): the token of the own session, and the page to come back to. */
export const MANAGER_TOKEN_COOKIE = 'auth._manager_token.local';
export const MANAGER_PAGE_COOKIE = 'auth._manager_page.local';
/** How far a client's clock may be off before the API answers `clock`. */
export const CLOCK_TOLERANCE_S = 300;

export const PAGE_SIZE = {
  news: 5,
  promotions: 4,
  deliveryAddresses: 10,
  finances: 10,
  notifications: 10,
  orders: 10,
  catalog: 20,
  productQuestions: 3,
} as const;

export const CATALOG_MENU_DEPTH = 4;
export const DEFAULT_SORT = 'status';
export const RECENT_PRODUCTS = 20;

export const SEARCH_DEBOUNCE_MS = 1000;
export const CITY_SEARCH_DEBOUNCE_MS = 1000;
export const BASKET_QUANTITY_DEBOUNCE_MS = 300;
/** Most rows of a basket or a template that one call may carry. */
export const BASKET_ROWS_MAX = 10_000;
export const LOADING_BAR_MS = 5000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const FEEDBACK_CLOSE_MS = 3000;
export const DETAIL_ERROR_MS = 2500;

export const SEARCH_MIN_LENGTH = 3;
export const COUNTER_MAX = 99;
export const COUNTERPARTY_NAME_MAX = 38;
export const PHONE_MIN_LENGTH = 16;
export const SMS_CODE_LENGTH = 4;
/** A code by text message lives 5 minutes and 5 tries, and another may be asked for after a minute. */
export const SMS_CODE_MAX_AGE_S = 300;
export const SMS_CODE_TRIES = 5;
export const SMS_RESEND_S = 60;
export const PASSWORD_MIN_LENGTH = 6;
export const FALLBACK_QUANTITY = 1;

export const FOOTER_VERSION = '3.16';
export const FOOTER_YEAR = 2024;
export const LOCALE = 'ru-RU';
export const TIME_ZONE = 'Europe/Moscow';

/** An area's load (architecture §3): the previous release starts beside a pending one, then the panel shows. */
export const AREA_SLOW_MS = 2000;
export const AREA_GIVE_UP_MS = 5000;
