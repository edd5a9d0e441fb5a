import path from 'node:path';

type Rule = readonly [fault: string, pattern: RegExp];

/** `"https://`, `'//`: the beginning of an address on another host, in a script. */
const foreign = /["'`](?:https?:)?\/\//.source;
const forScripts: readonly Rule[] = [
  ['carries a source map with its sources', /[#@]\s*sourceMappingURL=data:/],
  ['runs eval, which the policy of the page forbids', /(?<![\w$.])eval\s*\(|new Function\s*\(/],
  ['is a development build', /\$RefreshReg\$|webpackHotUpdate|\bjsxDEV\s*\)?\s*\(/],
  ['loads a script of another host', new RegExp(`\\bsrc\\s*[:=]\\s*${foreign}`)],
  ['loads a script of another host', new RegExp(`\\b(?:import|importScripts)\\s*\\(\\s*${foreign}`)],
  ['loads a script of another host', new RegExp(`\\bfrom\\s*${foreign}`)],
  ['loads a script of another host', new RegExp(`${foreign}[^"'\`\\s]+\\.m?js(?:\\?[^"'\`]*)?["'\`]`)],
  ['loads its chunks from another host', new RegExp(`\\.p\\s*=\\s*${foreign}`)],
];
const forStyles: readonly Rule[] = [
  ['carries a source map with its sources', /[#@]\s*sourceMappingURL=data:/],
  ['imports a style sheet of another host', /@import\s+(?:url\(\s*)?\\?["']?(?:https?:)?\/\//i],
  ['loads a picture or font of another host', /(?<!new\s)\burl\(\s*\\?["']?(?:https?:)?\/\//i],
];

/**
 * Content that must not be in a file that visitors download; each fault once. Scripts may contain styles too.
 */
export function findFileFaults(file: string, content: Buffer): readonly string[] {
  const extension = path.extname(file);
  if (extension === '.map') return hasSources(content) ? [`${file}: a source map with its sources`] : [];
  const rules = /^\.m?js$/.test(extension)
    ? [...forScripts, ...forStyles]
    : extension === '.css'
      ? forStyles
      : [];
  const text = rules.length > 0 ? content.toString('utf8') : '';
  const faults = rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${file}: ${fault}`);
  return [...new Set(faults)];
}

/** An unreadable source map counts as one that embeds sources. */
function hasSources(content: Buffer): boolean {
  try {
    const { sourcesContent, sections } = JSON.parse(content.toString('utf8'));
    return (Array.isArray(sourcesContent) && sourcesContent.some(Boolean)) || sections !== undefined;
  } catch {
    return true;
  }
}
