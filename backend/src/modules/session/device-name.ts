type Table = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order: browsers name those they descend from too. */
const browsers: Table = [
  [/YaBrowser|YaSearchBrowser/, 'Яндекс Браузер'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/CriOS|HeadlessChrome|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari/, 'Safari'],
];

const systems: Table = [
  [/Windows/, 'Windows'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system in a few words, «Chrome, Windows»; nothing of the rest, which anybody can make up. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: Table) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return known.length === 0 ? 'Неизвестное устройство' : known.join(', ');
}
