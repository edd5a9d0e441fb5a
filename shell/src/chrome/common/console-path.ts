/** The release console: a page of the web origin, not of the shell, so only a full navigation leads there. */
export const CONSOLE_PATH = '/operations/';
