/** The form, and where it is sent; the origin's console has the paths beside it. */
export const OVERRIDES_PATH = '/operations/overrides';
export const RESET_PATH = `${OVERRIDES_PATH}/reset`;
