/**
 * The names by which releases from before `shared/` became packages request the modules that exist once on a page
 * (decision 070). The shell provides both until no such release is kept.
 */
export const formerNames = {
  '@shop/shared/events': '@shop/platform/events',
  '@shop/shared/http': '@shop/platform/http',
  '@shop/shared/query': '@shop/platform/query',
  '@shop/shared/router': '@shop/platform/router',
  '@shop/shared/schema': '@shop/platform/schema',
  '@shop/shared/session': '@shop/platform/session',
  '@shop/shared/microfrontend': '@shop/remote',
  '@shop/shared/ui': '@shop/ui',
  '@shop/shared/ui/combobox': '@shop/ui/combobox',
  '@shop/shared/ui/date-range': '@shop/ui/date-range',
  '@shop/shared/theme': '@shop/ui/theme',
} as const;
