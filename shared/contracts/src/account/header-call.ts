/** Where the header's data come from (§7), for whoever reads them from the page's cache without their schema. */
export const headerCall = { method: 'GET', path: '/api/header/' } as const;
